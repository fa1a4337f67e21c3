import { crc32 } from 'node:zlib'

const digits = 8

/** Put the checksum of a text before it, so that a damage of one or the other is noticed: `5f0c1a2b {"a":1}`. */
export function sealed(text: string): string {
  return `${checksum(text)} ${text}`
}

/** The text that was sealed; undefined when these are not the bytes that {@link sealed} gave. */
export function unsealed(bytes: Buffer): string | undefined {
  const content = bytes.subarray(digits + 1)
  return bytes.toString('latin1', 0, digits + 1) === `${checksum(content)} ` ? content.toString('utf8') : undefined
}

function checksum(content: string | Uint8Array): string {
  return crc32(content).toString(16).padStart(digits, '0')
}
