import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { BlobRef, BlobWriter, Cache } from '../host.ts'

/** How many builds an answer stays that nobody asks for: enough to switch branches back and forth. */
const maxAge = 4

interface Entry {
  readonly value: unknown
  age: number
}

interface StoredIndex {
  readonly version: string
  readonly steps: Record<string, Record<string, [value: unknown, age: number]>>
}

/**
 * The cache in a folder: one index of small answers and packs of blobs that the index points into.
 *
 * A few large files instead of thousands of small ones: reading 1,000 pages' facts is one read.
 * An index of another version of the tool, or a damaged one, is taken for empty.
 */
export function nodeCache(folder: string, version: string, options: { readonly read: boolean }): Cache {
  const steps = options.read ? readIndex(folder, version) : new Map<string, Map<string, Entry>>()
  const open = new Map<string, number>()
  const own = packWriter(folder, `${Date.now().toString(36)}-${process.pid.toString(36)}-index.pack`)
  let changed = false

  return {
    get<T>(step: string, key: string): T | undefined {
      const entry = steps.get(step)?.get(key)
      if (!entry) return undefined
      entry.age = 0
      // The value was stored under this step's name by this version of the tool (see Cache).
      return entry.value as T
    },
    set(step, key, value) {
      const entries = steps.get(step) ?? new Map<string, Entry>()
      steps.set(step, entries)
      entries.set(key, { value, age: 0 })
      changed = true
    },
    writeBlob: (text) => own.write(text),
    readBlob([pack, offset, length]) {
      own.flush()
      const descriptor = open.get(pack) ?? openSync(join(folder, pack), 'r')
      open.set(pack, descriptor)
      const bytes = Buffer.allocUnsafe(length)
      readSync(descriptor, bytes, 0, length, offset)
      return bytes.toString('utf8')
    },
    save() {
      for (const descriptor of open.values()) closeSync(descriptor)
      open.clear()
      if (!changed) return
      own.flush()
      writeIndex(folder, version, steps)
      dropUnusedPacks(folder, steps)
      changed = false
    },
  }
}

/** Append blobs to a pack of its own. `name` is unique in the folder. */
export function packWriter(folder: string, name: string): BlobWriter {
  let descriptor: number | undefined
  let offset = 0
  let pending: Buffer[] = []
  let pendingBytes = 0
  return {
    write(text) {
      const bytes = Buffer.from(text, 'utf8')
      const ref: BlobRef = [name, offset, bytes.length]
      offset += bytes.length
      pending.push(bytes)
      pendingBytes += bytes.length
      if (pendingBytes > 1 << 20) flush()
      return ref
    },
    flush,
  }

  function flush(): void {
    if (pending.length === 0) return
    if (descriptor === undefined) {
      mkdirSync(folder, { recursive: true })
      descriptor = openSync(join(folder, name), 'a')
    }
    writeSync(descriptor, Buffer.concat(pending))
    pending = []
    pendingBytes = 0
  }
}

function readIndex(folder: string, version: string): Map<string, Map<string, Entry>> {
  const steps = new Map<string, Map<string, Entry>>()
  try {
    // Written by writeIndex below; anything else fails here or at the version check.
    const stored = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoredIndex
    if (stored.version !== version) return steps
    const packs = new Set(readdirSync(folder))
    for (const [step, entries] of Object.entries(stored.steps)) {
      const map = new Map<string, Entry>()
      for (const [key, [value, age]] of Object.entries(entries)) {
        if (packsOf(value).every((pack) => packs.has(pack))) map.set(key, { value, age: age + 1 })
      }
      steps.set(step, map)
    }
  } catch {
    steps.clear()
  }
  return steps
}

function writeIndex(folder: string, version: string, steps: ReadonlyMap<string, Map<string, Entry>>): void {
  const stored: StoredIndex = { version, steps: {} }
  for (const [step, entries] of steps) {
    const kept: Record<string, [unknown, number]> = {}
    for (const [key, entry] of entries) {
      if (entry.age <= maxAge) kept[key] = [entry.value, entry.age]
      else entries.delete(key)
    }
    stored.steps[step] = kept
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.json.new'), JSON.stringify(stored))
  renameSync(join(folder, 'index.json.new'), join(folder, 'index.json'))
}

function dropUnusedPacks(folder: string, steps: ReadonlyMap<string, ReadonlyMap<string, Entry>>): void {
  const used = new Set<string>()
  for (const entries of steps.values())
    for (const entry of entries.values()) for (const pack of packsOf(entry.value)) used.add(pack)
  for (const file of readdirSync(folder))
    if (file.endsWith('.pack') && !used.has(file)) rmSync(join(folder, file), { force: true })
}

/** Packs that an answer points into. Answers with blobs keep their refs under `blob` and `records`. */
function packsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const packs: string[] = []
  for (const key of ['blob', 'records'] as const) {
    // Object.hasOwn proves the key; what lies there was stored by us as a BlobRef.
    if (Object.hasOwn(value, key)) {
      const ref = (value as Record<string, unknown>)[key]
      if (Array.isArray(ref) && typeof ref[0] === 'string') packs.push(ref[0])
    }
  }
  return packs
}
