import type { Cache } from '../../host.ts'
import type { BlobRef } from '../../model/page-job.ts'
import { blobRefs } from './blob-refs.ts'
import { fitting } from './fitting.ts'
import { PackReader, PackWriter, runId } from './packs.ts'
import { repacked, wastefulPacks } from './repacked.ts'
import type { Entry } from './step-file.ts'
import { Steps } from './steps.ts'

/** How many builds an answer stays that nobody asks for: enough to switch branches back and forth. */
const maxAge = 4

/** The options of {@link nodeCache}. */
export interface NodeCacheOptions {
  /** Version of the tool: a cache of another one is not read. */
  readonly version: string
  readonly read: boolean
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
export function nodeCache(folder: string, options: NodeCacheOptions): Cache & { close(): void } {
  const { version, read, onDamage = () => undefined } = options
  const steps = new Steps({ folder, version, onDamage }, { read })
  const reader = new PackReader(folder)
  const run = runId()
  let packs = 0
  const newPack = () => new PackWriter(folder, `${run}-index-${packs++}.pack`)
  let own = newPack()

  return {
    get<T>(step: string, key: string): T | undefined {
      const entry = steps.answersOf(step).get(key)
      if (!entry) return undefined
      entry.age = 0
      // The value was stored under this step's name by this version of the tool (see Cache).
      return entry.value as T
    },
    set(step, key, value) {
      steps.answersOf(step).set(key, { value, age: 0 })
      steps.touch(step)
    },
    writeBlob: (text) => own.write(text),
    readBlob(ref) {
      own.flush()
      return reader.read(ref)
    },
    close,
    repair: () => dropAnswers(steps.all().keys(), ({ value }) => !blobRefs(value).every(isWhole)),
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
