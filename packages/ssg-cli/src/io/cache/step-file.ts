import { join } from 'node:path'
import { codeOf } from '../files/node-files.ts'
import { writeOwnFile } from '../files/own-file.ts'
import type { Entry, PackUse } from './entry.ts'
import { firstLine } from './first-line.ts'
import { sealed, unsealed } from './sealed.ts'
import { statOf } from '../files/stat-of.ts'
import { readFile } from '../files/read-file.ts'

/** The answers of a step by their keys. */
export type Answers = Map<string, Entry>

/**
 * The first line of a step's file. The second one says of each answer where it ends; the answers follow, a line each. The first
 * two lines are sealed, and each answer has its checksum in the second: it is looked at when the answer is asked for.
 */
export interface Heading {
  readonly version: string
  /** Bytes that the answers point to, by pack. */
  readonly packs: Readonly<Record<string, number>>
}

/** Of an answer: then come the number of each pack that it points into, by its place in the heading, and bytes, in turns. */
type Row = readonly [key: string, age: number, length: number, checksum: number, ...uses: number[]]

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
  const [first, second] = lineEnds(bytes)
  const heading = parsed<Heading>(bytes.subarray(0, first))
  if (heading && heading.version !== version) return undefined
  const rows = heading && parsed<readonly Row[]>(bytes.subarray(first + 1, second))
  if (!rows) {
    onDamage(step + stepEnding)
    return undefined
  }
  const packs = Object.keys(heading.packs)
  const lost = new Set(packs.filter((pack) => !isFile(join(folder, pack))))
  const answers: Answers = new Map()
  let start = second + 1
  for (const [key, age, length, checksum, ...uses] of rows) {
    const entry = { age: age + 1, source: bytes, start, end: start + length, checksum, packs: packUse(uses, packs) }
    if (!entry.packs.some(([pack]) => lost.has(pack))) answers.set(key, entry)
    start += length + 1
  }
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
  const packs: Record<string, number> = {}
  for (const entry of answers.values())
    for (const [pack, bytes] of entry.packs) packs[pack] = (packs[pack] ?? 0) + bytes
  const numbers = new Map(Object.keys(packs).map((pack, index) => [pack, index]))
  const rows = Array.from(answers, ([key, entry]): Row => {
    const uses = entry.packs.flatMap(([pack, bytes]) => [numbers.get(pack) ?? 0, bytes])
    return [key, entry.age, entry.end - entry.start, entry.checksum, ...uses]
  })
  const heading: Heading = { version, packs }
  const lines = [heading, rows].map((line) => Buffer.from(`${sealed(JSON.stringify(line))}\n`))
  writeOwnFile(join(folder, step + stepEnding), Buffer.concat([...lines, ...linesOf(answers.values())]))
}

/** The bytes of entries with a line feed after each. Neighbours in a file are one part. */
function* linesOf(entries: Iterable<Entry>): Generator<Buffer> {
  const separator = Buffer.of(lineFeed)
  let run: Pick<Entry, 'source' | 'start' | 'end'> | undefined
  for (const { source, start, end } of entries) {
    if (run?.source === source && start === run.end + 1) {
      run = { source, start: run.start, end }
      continue
    }
    if (run) yield* [run.source.subarray(run.start, run.end), separator]
    run = { source, start, end }
  }
  if (run) yield* [run.source.subarray(run.start, run.end), separator]
}

function packUse(uses: readonly number[], packs: readonly string[]): PackUse {
  return Array.from({ length: uses.length / 2 }, (_, at) => [packs[uses[2 * at] ?? 0] ?? '', uses[2 * at + 1] ?? 0])
}

/** Where the first two lines end. */
function lineEnds(bytes: Buffer): readonly [first: number, second: number] {
  const first = Math.max(0, bytes.indexOf(lineFeed))
  const second = bytes.indexOf(lineFeed, first + 1)
  return [first, second < 0 ? bytes.length : second]
}

/** A sealed value was written by writeAnswers above, and by this version or one that says so in its heading. */
function parsed<T>(line: Buffer): T | undefined {
  const text = unsealed(line)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

/** Nothing of what is no file can be read, and that is a damage like others. */
function bytesOf(file: string): Buffer | 'absent' {
  try {
    return readFile(file)
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'absent' : Buffer.alloc(0)
  }
}

function isFile(path: string): boolean {
  return statOf(path)?.isFile() ?? false
}
