import { createHash, createHmac } from 'node:crypto'
import type { Cache, Output, SharedCache, SharedStep } from '../../host.ts'
import type { OutputFile } from '../../model/page-job.ts'
import type { SharedStore } from '../../model/shared-cache.ts'
import { hashOf } from '../../text/hash.ts'
import type { AnswerPort } from '../cache/portable-answer.ts'
import { mostAnswerBytes, type AnswerStore, type StoreEnvironment } from './answer-store.ts'
import { isForeignChange } from './foreign-change.ts'
import { openStore } from './open-store.ts'
import { networkReason, shownUrl } from './network-reason.ts'
import { Patience } from './patience.ts'
import { sealAnswer, unsealAnswer, type Seal, type TravellingAnswer } from './sealed-answer.ts'

/** Requests at a time. */
const most = 32
/** Requests that fail one after the other before the store is given up. */
const mostFailures = 3
/** Milliseconds that an answer is worth. Making a page takes more. */
const worthMs = 2
/** Milliseconds that a store may take for nothing, and where it is what the command is for. */
const waitMs = { build: 2000, shard: 60_000 }

const steps: ReadonlySet<string> = new Set<SharedStep>(['trace', 'compile', 'render', 'derived'])
/** Steps whose answers name files of the output, which travel with them. */
const withFiles: ReadonlySet<SharedStep> = new Set<SharedStep>(['render', 'derived'])

/** What a {@link NodeSharedCache} works with. */
export interface SharedCachePlaces {
  readonly cache: AnswerPort
  readonly output: Output
  /** Version of the tool: answers of another one are none. */
  readonly version: string
  readonly env: StoreEnvironment
  /** False: answers are put into the store, and none are taken. */
  readonly reads: boolean
  /** True: what is made is for the store only, so that it is waited for much longer. */
  readonly isForStore?: boolean
  /** Is told why a store is not used any longer. */
  readonly say: (words: string) => void
}

/** A store on the network, in which answers lie under a hash of step, key and version. */
export class NodeSharedCache implements SharedCache {
  readonly #places: SharedCachePlaces
  readonly #patience: Patience
  /** Answers that were found here, and are not in the store. */
  readonly #fresh = new Map<string, readonly [step: SharedStep, key: string]>()
  #store: AnswerStore | undefined
  #options: SharedStore | undefined
  #failures = 0
  #taken = 0
  #put = 0

  constructor(places: SharedCachePlaces) {
    this.#places = places
    this.#patience = new Patience(places.isForStore ? waitMs.shard : waitMs.build)
  }

  get isOpen(): boolean {
    return this.#store !== undefined && !this.#patience.signal.aborted
  }

  async open(options: SharedStore): Promise<void> {
    const { env } = this.#places
    // A build that begins once more, because its cache was damaged.
    this.close()
    this.#options = isForeignChange(env) ? { ...options, mode: 'read' } : options
    try {
      this.#store = await this.#patience.during(() => openStore(options, env, this.#patience.signal))
    } catch (error) {
      this.#giveUp(`it can't be reached, ${networkReason(error)}`)
    }
  }

  /** The cache, with an eye on what is found. */
  watched<Kept extends Cache>(cache: Kept): Kept {
    return {
      ...cache,
      set: (step, key, value) => {
        cache.set(step, key, value)
        if (this.#options?.mode === 'read-write' && isShared(step)) this.#fresh.set(`${step} ${key}`, [step, key])
      },
    }
  }

  async bring(step: SharedStep, keys: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const hashes: Record<string, string> = {}
    const { cache, output, reads } = this.#places
    await this.#each(reads ? keys : [], async (key) => {
      const seal = this.#seal(step, key)
      const answer = await this.#ask(async (store, signal) => {
        const bytes = await store.get(seal.name, signal)
        return bytes && this.#patience.aside(() => believed(bytes, step, seal))
      })
      if (!answer) return
      this.#patience.aside(() => {
        for (const [path, text] of Object.entries(answer.files)) output.write(path, text)
        for (const { path, hash } of filesOf(step, answer.value)) hashes[path] = hash
        cache.give(step, key, answer)
      })
      this.#taken++
      this.#patience.earn(worthMs)
    })
    cache.flush()
    return hashes
  }

  async share(): Promise<void> {
    const found = [...this.#fresh.values()]
    this.#fresh.clear()
    await this.#each(found, async ([step, key]) => {
      const seal = this.#seal(step, key)
      const bytes = this.#patience.aside(() => {
        const answer = this.#answer(step, key)
        return answer && sealAnswer(answer, seal)
      })
      if (!bytes || bytes.length > mostAnswerBytes) return
      const isPut = await this.#ask((store, signal) => store.put(seal.name, bytes, signal).then(() => true))
      if (!isPut) return
      this.#put++
      this.#patience.earn(worthMs)
    })
  }

  counts(): { readonly taken: number; readonly put: number } {
    return { taken: this.#taken, put: this.#put }
  }

  close(): void {
    this.#store?.close()
    this.#store = undefined
  }

  /** Work through a list, many at a time, while the store answers. */
  async #each<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    if (list.length === 0 || !this.isOpen) return
    let next = 0
    const worker = async () => {
      for (let item = list[next++]; item !== undefined && this.isOpen; item = list[next++]) await work(item)
    }
    await this.#patience.during(() => Promise.all(Array.from({ length: Math.min(most, list.length) }, worker)))
    if (this.#patience.signal.aborted) this.#giveUp('it takes too long')
  }

  /** What the store says; undefined when it can't. */
  async #ask<T>(request: (store: AnswerStore, signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (!this.#store) return undefined
    try {
      const said = await request(this.#store, this.#patience.signal)
      this.#failures = 0
      return said
    } catch (error) {
      if (!this.#patience.signal.aborted) this.#failed(networkReason(error))
      return undefined
    }
  }

  #failed(reason: string): void {
    if (++this.#failures >= mostFailures) this.#giveUp(reason)
  }

  #giveUp(reason: string): void {
    const options = this.#options
    this.#options = undefined
    this.#patience.end()
    this.close()
    if (options) this.#places.say(`The shared cache at ${shownUrl(options.url)} is not used any further: ${reason}.`)
  }

  /** An answer as it lies here, with the files that it names. Undefined when it is not whole. */
  #answer(step: SharedStep, key: string): TravellingAnswer | undefined {
    const kept = this.#places.cache.take(step, key)
    if (!kept) return undefined
    const texts = filesOf(step, kept.value).map(({ path }) => [path, this.#places.output.read(path) ?? ''] as const)
    const answer = { ...kept, files: Object.fromEntries(texts) }
    return hasItsFiles(step, answer) ? answer : undefined
  }

  #seal(step: SharedStep, key: string): Seal {
    const secret = this.#options?.secret ?? ''
    // With the secret in their names, answers of those who have another one or none are in nobody's way.
    const hash = secret === '' ? createHash('sha256') : createHmac('sha256', secret)
    return { name: hash.update(`${this.#places.version}\0${step}\0${key}`).digest('hex'), secret }
  }
}

/** The files that an answer names. */
function filesOf(step: SharedStep, value: unknown): readonly OutputFile[] {
  return withFiles.has(step) ? (value as { readonly files: readonly OutputFile[] }).files : []
}

/** Says whether the files that come with an answer are those that it names. */
function hasItsFiles(step: SharedStep, { value, files }: TravellingAnswer): boolean {
  const named = filesOf(step, value)
  return (
    named.length === Object.keys(files).length && named.every(({ path, hash }) => hashOf(files[path] ?? '') === hash)
  )
}

/** What a store gave, when it is what was put into it. */
function believed(bytes: Buffer, step: SharedStep, seal: Seal): TravellingAnswer {
  const answer = unsealed(bytes, seal)
  if (answer && hasItsFiles(step, answer)) return answer
  throw new Error('it gives other bytes than were put into it')
}

function unsealed(bytes: Buffer, seal: Seal): TravellingAnswer | undefined {
  try {
    return unsealAnswer(bytes, seal)
  } catch {
    return undefined
  }
}

function isShared(step: string): step is SharedStep {
  return steps.has(step)
}
