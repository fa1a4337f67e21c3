import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../host.ts'
import { firstLine } from './first-line.ts'
import { PackReader, PackWriter, runId } from './packs.ts'

/** How many builds an answer stays that nobody asks for: enough to switch branches back and forth. */
const maxAge = 4

interface Entry {
  readonly value: unknown
  age: number
}

/** The answers of a step by their keys. */
type Answers = Map<string, Entry>

/** The first line of a step's file; the second one holds the answers. */
interface Heading {
  readonly version: string
  /** Packs that the answers point into. */
  readonly packs: readonly string[]
}

type StoredAnswers = Record<string, [value: unknown, age: number]>

/**
 * The cache in a folder: for each step one file of small answers, and packs of blobs that answers point into.
 *
 * A few large files instead of thousands of small ones: reading 1,000 pages' facts is one read. A step's file is read
 * when the step first asks, so a check does not wait for what only a build wants to know. A file of another version of
 * the tool, or a damaged one, is taken for empty.
 */
export function nodeCache(
  folder: string,
  version: string,
  options: { readonly read: boolean },
): Cache & { close(): void } {
  const steps = new Map<string, Answers>()
  const reader = new PackReader(folder)
  const run = runId()
  let packs = 0
  const newPack = () => new PackWriter(folder, `${run}-index-${packs++}.pack`)
  let own = newPack()
  const changed = new Set<string>()
  const written = new Set<string>()

  return {
    get<T>(step: string, key: string): T | undefined {
      const entry = answersOf(step).get(key)
      if (!entry) return undefined
      entry.age = 0
      // The value was stored under this step's name by this version of the tool (see Cache).
      return entry.value as T
    },
    set(step, key, value) {
      answersOf(step).set(key, { value, age: 0 })
      changed.add(step)
    },
    writeBlob: (text) => own.write(text),
    readBlob(ref) {
      own.flush()
      return reader.read(ref)
    },
    close,
    save() {
      if (changed.size > 0) own.flush()
      close()
      if (changed.size === 0) return
      for (const step of changed) {
        writeAnswers(folder, step, version, answersOf(step))
        written.add(step + stepExtension)
      }
      changed.clear()
      // A pack into which nothing points is dropped: nothing more may be written to it.
      own = newPack()
      dropUnused()
    },
  }

  /** Close what is open. It is opened again when it is asked for. */
  function close(): void {
    reader.close()
    own.close()
  }

  function answersOf(step: string): Answers {
    const known = steps.get(step)
    if (known) return known
    const answers = (options.read && readAnswers(folder, step, version)) || new Map<string, Entry>()
    steps.set(step, answers)
    return answers
  }

  /** Drop all files but those of answers that can be used, and the packs that they point into. */
  function dropUnused(): void {
    const files = readdirSync(folder)
    const kept = new Set<string>()
    for (const file of files.filter((name) => name.endsWith(stepExtension))) {
      if (!options.read && !written.has(file)) continue
      const heading = readHeading(join(folder, file), version)
      if (heading) for (const used of [file, ...heading.packs]) kept.add(used)
    }
    for (const file of files) if (!kept.has(file)) rmSync(join(folder, file), { force: true })
  }
}

const stepExtension = '.jsonl'

/** What a step said in earlier builds; undefined when there is nothing that this version can read. */
function readAnswers(folder: string, step: string, version: string): Answers | undefined {
  try {
    const [heading = '', body = ''] = readFileSync(join(folder, step + stepExtension), 'utf8').split('\n', 2)
    // Both lines were written by writeAnswers below; anything else fails here or at the version check.
    const { version: own, packs } = JSON.parse(heading) as Heading
    if (own !== version) return undefined
    const answers: Answers = new Map()
    for (const [key, [value, age]] of Object.entries(JSON.parse(body) as StoredAnswers))
      answers.set(key, { value, age: age + 1 })
    const lost = new Set(packs.filter((pack) => !existsSync(join(folder, pack))))
    if (lost.size > 0)
      for (const [key, { value }] of answers) if (packsOf(value).some((pack) => lost.has(pack))) answers.delete(key)
    return answers
  } catch {
    return undefined
  }
}

/** The heading of a step's file; undefined when this version cannot read the file. */
function readHeading(file: string, version: string): Heading | undefined {
  try {
    // As in readAnswers.
    const heading = JSON.parse(firstLine(file)) as Heading
    return heading.version === version ? heading : undefined
  } catch {
    return undefined
  }
}

function writeAnswers(folder: string, step: string, version: string, answers: Answers): void {
  const stored: StoredAnswers = {}
  const packs = new Set<string>()
  for (const [key, { value, age }] of answers) {
    if (age > maxAge) answers.delete(key)
    else {
      stored[key] = [value, age]
      for (const pack of packsOf(value)) packs.add(pack)
    }
  }
  const heading: Heading = { version, packs: [...packs].sort() }
  const file = join(folder, step + stepExtension)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(heading)}\n${JSON.stringify(stored)}\n`)
  renameSync(`${file}.new`, file)
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
