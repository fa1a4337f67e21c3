import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BlobWriter } from '../host.ts'
import type { BlobRef } from '../model/page-job.ts'

/** Part of the names of packs that no other run gives. */
export function runId(): string {
  return `${Date.now().toString(36)}-${process.pid.toString(36)}`
}

/** Bytes that are kept until they are written together. */
const mostPending = 1 << 20

/** Appends blobs to a pack of its own in a folder. The name is unique there. */
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
    const bytes = Buffer.from(text, 'utf8')
    const ref: BlobRef = [this.#name, this.#offset, bytes.length]
    this.#offset += bytes.length
    this.#pending.push(bytes)
    this.#pendingBytes += bytes.length
    if (this.#pendingBytes > mostPending) this.flush()
    return ref
  }

  flush(): void {
    if (this.#pending.length === 0) return
    if (this.#descriptor === undefined) {
      mkdirSync(this.#folder, { recursive: true })
      this.#descriptor = openSync(join(this.#folder, this.#name), 'a')
    }
    writeSync(this.#descriptor, Buffer.concat(this.#pending))
    this.#pending = []
    this.#pendingBytes = 0
  }

  /** Give the file up until more is flushed. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
  }
}

/** Reads blobs from the packs of a folder. */
export class PackReader {
  readonly #folder: string
  readonly #open = new Map<string, number>()

  constructor(folder: string) {
    this.#folder = folder
  }

  read([pack, offset, length]: BlobRef): string {
    const descriptor = this.#open.get(pack) ?? openSync(join(this.#folder, pack), 'r')
    this.#open.set(pack, descriptor)
    const bytes = Buffer.allocUnsafe(length)
    readSync(descriptor, bytes, 0, length, offset)
    return bytes.toString('utf8')
  }

  /** Close what is open. It is opened again when it is asked for. */
  close(): void {
    for (const descriptor of this.#open.values()) closeSync(descriptor)
    this.#open.clear()
  }
}
