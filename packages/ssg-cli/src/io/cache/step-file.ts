import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../node-files.ts'
import { writeOwnFile } from '../own-file.ts'
import { blobRefs } from './blob-refs.ts'
import { firstLine } from './first-line.ts'
import { sealed, unsealed } from './sealed.ts'

/** An answer of a step. Its age counts the builds since somebody asked for it. */
export interface Entry {
  readonly value: unknown
  age: number
}

/** The answers of a step by their keys. */
export type Answers = Map<string, Entry>

/** The first line of a step's file; the second one holds the answers. Each is sealed. */
export interface Heading {
  readonly version: string
  /** Bytes that the answers point to, by pack. */
  readonly packs: Readonly<Record<string, number>>
}

type StoredAnswers = Record<string, [value: unknown, age: number]>

/** How the name of a step's file ends. */
export const stepEnding = '.jsonl'

const lineFeed = 10

/** Where steps keep their answers, and for which code. */
export interface StepFolder {
  /** Absolute path. */
  readonly folder: string
  /** Version of the tool: answers of another one are none. */
  readonly version: string
  /** Told the name of each file that is not as it was written. */
  readonly onDamage: (file: string) => void
}

/** What a step said in earlier builds; undefined when there is nothing that this version can read. */
export function readAnswers(step: string, { folder, version, onDamage }: StepFolder): Answers | undefined {
  const bytes = bytesOf(join(folder, step + stepEnding))
  if (bytes === 'absent') return undefined
  const end = bytes.indexOf(lineFeed)
  const heading = parsed<Heading>(bytes.subarray(0, Math.max(0, end)))
  if (heading && heading.version !== version) return undefined
  const stored = heading && parsed<StoredAnswers>(bytes.subarray(end + 1))
  if (!stored) {
    onDamage(step + stepEnding)
    return undefined
  }
  const answers: Answers = new Map()
  for (const [key, [value, age]] of Object.entries(stored)) answers.set(key, { value, age: age + 1 })
  const lost = new Set(Object.keys(heading.packs).filter((pack) => !isFile(join(folder, pack))))
  if (lost.size > 0)
    for (const [key, { value }] of answers) if (blobRefs(value).some(([pack]) => lost.has(pack))) answers.delete(key)
  return answers
}

/** The heading of a step's file; undefined when this version can't read the file. */
export function readHeading(file: string, { folder, version }: StepFolder): Heading | undefined {
  try {
    const heading = parsed<Heading>(Buffer.from(firstLine(join(folder, file)), 'utf8'))
    return heading?.version === version ? heading : undefined
  } catch {
    return undefined
  }
}

/** Write the answers of a step in place of those before. */
export function writeAnswers(step: string, answers: Answers, { folder, version }: StepFolder): void {
  const stored: StoredAnswers = {}
  const packs: Record<string, number> = {}
  for (const [key, { value, age }] of answers) {
    stored[key] = [value, age]
    for (const [pack, , length] of blobRefs(value)) packs[pack] = (packs[pack] ?? 0) + length
  }
  const heading: Heading = { version, packs }
  writeOwnFile(
    join(folder, step + stepEnding),
    [heading, stored].map((line) => sealed(JSON.stringify(line))).join('\n'),
  )
}

/** A sealed value was written by writeAnswers above, and by this version or one that says so in its heading. */
function parsed<T>(line: Buffer): T | undefined {
  const text = unsealed(line)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

/** Nothing of what is no file can be read, and that is a damage like others. */
function bytesOf(file: string): Buffer | 'absent' {
  try {
    return readFileSync(file)
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'absent' : Buffer.alloc(0)
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
