import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { BlobWriter } from '../../host.ts'
import { DamagedBlob } from '../../model/damaged-blob.ts'
import type { BlobRef } from '../../model/page-job.ts'
import { makeOwnFolder } from '../files/own-file.ts'
import { openFile } from '../files/read-file.ts'

/** Part of the names of packs that nobody else gives, not even another cache of this process in the same millisecond. */
export function runId(): string {
  return `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
}

/** Bytes that are kept until they are written together. */
const mostPending = 1 << 20

/** Of higher levels a pack is a tenth smaller and takes half as long again. */
const fast = { level: 1 } as const

/** Appends blobs to a pack of its own in a folder, compressed. The name is unique there. */
export class PackWriter implements BlobWriter {
  readonly #folder: string
  readonly #name: string
  #descriptor: number | undefined
  #offset = 0
  #pending: Buffer[] = []
  #pendingBytes = 0

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
  }

  write(text: string): BlobRef {
    return this.append(deflateRawSync(text, fast))
  }

  /** Append bytes of another pack. */
  append(bytes: Buffer): BlobRef {
    const ref: BlobRef = [this.#name, this.#offset, bytes.length, crc32(bytes)]
    this.#offset += bytes.length
    this.#pending.push(bytes)
    this.#pendingBytes += bytes.length
    if (this.#pendingBytes > mostPending) this.flush()
    return ref
  }

  flush(): void {
    if (this.#pending.length === 0) return
    if (this.#descriptor === undefined) {
      makeOwnFolder(this.#folder)
      this.#descriptor = openSync(join(this.#folder, this.#name), 'a')
    }
    writeFileSync(this.#descriptor, Buffer.concat(this.#pending))
    this.#pending = []
    this.#pendingBytes = 0
  }

  /** Give the file up until more is flushed. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
  }
}

/** Reads blobs from the packs of a folder, and refuses those that are not as they were written. */
export class PackReader {
  readonly #folder: string
  readonly #open = new Map<string, number>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** @throws {DamagedBlob} */
  read(ref: BlobRef): string {
    return inflateRawSync(this.bytes(ref)).toString('utf8')
  }

  /**
   * The bytes of a blob as they are in the pack.
   *
   * @throws {DamagedBlob}
   */
  bytes([pack, offset, length, checksum]: BlobRef): Buffer {
    const bytes = Buffer.alloc(length)
    let read: number
    try {
      read = readSync(this.#descriptor(pack), bytes, 0, length, offset)
    } catch (error) {
      throw new DamagedBlob(`"${pack}" can't be read`, { cause: error })
    }
    if (read < length || crc32(bytes) !== checksum) throw new DamagedBlob(`"${pack}" is damaged`)
    return bytes
  }

  /** Close what is open. It is opened again when it is asked for. */
  close(): void {
    for (const descriptor of this.#open.values()) closeSync(descriptor)
    this.#open.clear()
  }

  #descriptor(pack: string): number {
    const descriptor = this.#open.get(pack) ?? openFile(join(this.#folder, pack))
    this.#open.set(pack, descriptor)
    return descriptor
  }
}
