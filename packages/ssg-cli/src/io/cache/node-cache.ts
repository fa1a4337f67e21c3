import type { Cache } from '../../host.ts'
import type { BlobRef } from '../../model/page-job.ts'
import { blobRefs } from './blob-refs.ts'
import { fitting } from './fitting.ts'
import { PackReader, PackWriter, runId } from './packs.ts'
import { portable, settled, type AnswerPort } from './portable-answer.ts'
import { repacked, wastefulPacks } from './repacked.ts'
import { valueOf, type Entry } from './entry.ts'
import { Steps } from './steps.ts'

/** How many builds an answer stays that nobody asks for: enough to switch branches back and forth. */
const maxAge = 4

/** The options of {@link nodeCache}. */
export interface NodeCacheOptions {
  /** Version of the tool: a cache of another one is not read. */
  readonly version: string
  readonly read: boolean
  /** True for a process that lives on: what it was told once it is told again without reading it, as the same object. */
  readonly remembers?: boolean
  /** Told the name of each file that is not as it was written. */
  readonly onDamage?: (file: string) => void
}

/**
 * The cache in a folder: for each step one file of small answers, and packs of blobs that answers point into.
 *
 * A few large files instead of thousands of small ones: reading 1,000 pages' facts is one read. A step's file is read
 * when the step first asks, so a check does not wait for what only a build wants to know. A file of another version of
 * the tool, or a damaged one, is taken for empty.
 */
export function nodeCache(folder: string, options: NodeCacheOptions): Cache & AnswerPort & { close(): void } {
  const { version, read, remembers = false } = options
  const onDamage = once(options.onDamage)
  const steps = new Steps({ folder, version, onDamage }, { read, remembers })
  const reader = new PackReader(folder)
  const run = runId()
  let packs = 0
  const newPack = () => new PackWriter(folder, `${run}-index-${packs++}.pack`)
  let own = newPack()

  return {
    // The value was stored under this step's name by this version of the tool (see Cache).
    get: <T>(step: string, key: string) => steps.get(step, key) as T | undefined,
    has: (step, key) => steps.answersOf(step).has(key),
    set: (step, key, value) => steps.set(step, key, value),
    writeBlob: (text) => own.write(text),
    readBlob(ref) {
      own.flush()
      return reader.read(ref)
    },
    take(step, key) {
      own.flush()
      return portable(steps.get(step, key), reader)
    },
    give: (step, key, answer) => steps.set(step, key, settled(answer, own)),
    flush: () => own.flush(),
    close,
    repair: () => dropAnswers(steps.all().keys(), (entry) => !blobsOf(entry).every(isWhole)),
    save(limit) {
      if (steps.changed.size === 0) return close()
      dropAnswers(steps.changed, ({ age }) => age > maxAge)
      write()
      const wasteful = wastefulPacks(folder, steps.usedPacks())
      const isTooLarge = limit !== undefined && steps.size() > limit
      if (!isTooLarge && wasteful.size === 0) return
      if (isTooLarge) steps.touch(...fitting(steps.all(), limit))
      steps.touch(...repacked(steps.all(), isTooLarge ? undefined : wasteful, { reader, writer: own }))
      write()
    },
  }

  /** Close what is open. It is opened again when it is asked for. */
  function close(): void {
    reader.close()
    own.close()
  }

  function write(): void {
    own.flush()
    close()
    steps.write()
    // A pack into which nothing points is dropped: nothing more may be written to it.
    own = newPack()
  }

  function dropAnswers(names: Iterable<string>, isDropped: (entry: Entry) => boolean): void {
    for (const step of names) {
      const answers = steps.answersOf(step)
      for (const [key, entry] of answers) {
        if (!isDropped(entry)) continue
        answers.delete(key)
        steps.touch(step)
      }
    }
  }

  function isWhole(ref: BlobRef): boolean {
    try {
      return reader.bytes(ref).length === ref[2]
    } catch {
      onDamage(ref[0])
      return false
    }
  }
}

/** The blobs that an answer points to. */
function blobsOf(entry: Entry): readonly BlobRef[] {
  return entry.packs.length === 0 ? [] : blobRefs(valueOf(entry))
}

/** Tell of each file once, however many of its answers are damaged. */
function once(tell: NodeCacheOptions['onDamage']): (file: string) => void {
  const told = new Set<string>()
  return (file) => {
    if (!told.has(file)) tell?.(file)
    told.add(file)
  }
}
