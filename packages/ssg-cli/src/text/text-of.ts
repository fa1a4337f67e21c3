/** Whoever reads files of the site: a host. */
interface Reader {
  readonly files: { read(path: string): Uint8Array }
}

/** The text of a file; undefined for one that is not there, may not be read or is no text. */
export function textOf(host: Reader, path: string): string | undefined {
  try {
    return readText(host, path)
  } catch {
    return undefined
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The text of a file. Throws for bytes that are not UTF-8, with words for the author. */
export function readText(host: Reader, path: string): string {
  return decodeText(host.files.read(path))
}

/** The text that bytes of a file are. Throws as {@link readText} does. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error('It holds binary data, expected text in UTF-8.')
  try {
    return decoder.decode(bytes)
  } catch {
    throw new Error('Its bytes are not UTF-8. Save the file in the encoding UTF-8.')
  }
}
