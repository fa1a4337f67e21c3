import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { statOf } from '../files/stat-of.ts'
import { freshEntry, valueOf } from './entry.ts'
import { readAnswers, readHeading, stepEnding, writeAnswers, type Answers, type StepFolder } from './step-file.ts'

/** The names of answers and packs, and of drafts that a killed run left. */
const ownName = /\.(?:jsonl|pack)(?:\.new)?$/

/** The answers of all steps in a folder. A step's file is read when somebody asks for it. */
export class Steps {
  readonly #place: StepFolder
  readonly #isRead: boolean
  /** What was asked once is the same object the next time. */
  readonly #remembers: boolean
  readonly #steps = new Map<string, Answers>()
  readonly #changed = new Set<string>()
  readonly #written = new Set<string>()

  constructor(place: StepFolder, options: { readonly read: boolean; readonly remembers: boolean }) {
    this.#place = place
    this.#isRead = options.read
    this.#remembers = options.remembers
  }

  /** Steps of which answers came or went since they were written. */
  get changed(): ReadonlySet<string> {
    return this.#changed
  }

  /** The answer to a question; undefined when there is none that is as it was written. */
  get(step: string, key: string): unknown {
    const answers = this.answersOf(step)
    const entry = answers.get(key)
    if (!entry) return undefined
    entry.age = 0
    const value = entry.value ?? valueOf(entry)
    if (this.#remembers) entry.value = value
    if (value !== undefined) return value
    answers.delete(key)
    this.touch(step)
    this.#place.onDamage(step + stepEnding)
    return undefined
  }

  /** Keep an answer. */
  set(step: string, key: string, value: unknown): void {
    const entry = freshEntry(value)
    if (this.#remembers) entry.value = value
    this.answersOf(step).set(key, entry)
    this.touch(step)
  }

  /** The answers of a step. Who changes them says so. */
  answersOf(step: string): Answers {
    const known = this.#steps.get(step)
    if (known) return known
    const answers: Answers = (this.#isRead && readAnswers(step, this.#place)) || new Map()
    this.#steps.set(step, answers)
    return answers
  }

  /** All steps with their answers, asked for or not. */
  all(): ReadonlyMap<string, Answers> {
    for (const file of this.#files()) this.answersOf(file.slice(0, -stepEnding.length))
    return this.#steps
  }

  /** Note that answers came or went. */
  touch(...steps: readonly string[]): void {
    for (const step of steps) this.#changed.add(step)
  }

  /** Write what changed, and drop the files that nobody needs any more. */
  write(): void {
    for (const step of this.#changed) {
      writeAnswers(step, this.answersOf(step), this.#place)
      this.#written.add(step + stepEnding)
    }
    this.#changed.clear()
    this.#dropUnused()
  }

  /** Of each step: bytes that its answers point to, by pack. */
  usedPacks(): readonly Readonly<Record<string, number>>[] {
    return this.#files().map((file) => readHeading(file, this.#place)?.packs ?? {})
  }

  /** Bytes of all files in the folder. */
  size(): number {
    const { folder } = this.#place
    return readdirSync(folder).reduce((sum, file) => sum + (statOf(join(folder, file))?.size ?? 0), 0)
  }

  /** Drop all files but those of answers that can be used, and the packs that they point into. */
  #dropUnused(): void {
    const { folder } = this.#place
    const kept = new Set<string>()
    for (const file of this.#files()) {
      if (!this.#isRead && !this.#written.has(file)) continue
      const heading = readHeading(file, this.#place)
      if (heading) for (const used of [file, ...Object.keys(heading.packs)]) kept.add(used)
    }
    // The folder may be a link to one where others keep something: what has no name of ours stays.
    for (const file of readdirSync(folder))
      if (!kept.has(file) && ownName.test(file)) rmSync(join(folder, file), { force: true, recursive: true })
  }

  #files(): readonly string[] {
    const { folder } = this.#place
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(stepEnding)) : []
  }
}
