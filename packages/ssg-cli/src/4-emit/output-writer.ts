import type { Host } from '../host.ts'
import type { OutputFile } from '../model/page-job.ts'
import { hashOf } from '../text/hash.ts'
import type { CopiedFile, DerivedFiles, EmittedFile, JoinedFile, MadeFile } from './emitter.ts'
import { joinedParts, type KnownText } from './joined-parts.ts'

/** Writes what the present output does not hold yet, and lists what the next one holds. */
export class OutputWriter {
  /** By path. */
  readonly entries = new Map<string, OutputFile>()
  readonly #host: Host
  /** Path → hash. */
  readonly #present: Readonly<Record<string, string>>

  constructor(host: Host, present: Readonly<Record<string, string>>) {
    this.#host = host
    this.#present = present
  }

  /** Write a file, or all of those that follow from something else. */
  write(file: EmittedFile | DerivedFiles | JoinedFile): void {
    if ('files' in file) this.#derive(file)
    else if ('texts' in file) this.#join(file)
    else if ('copyOf' in file) this.#copy(file)
    else this.#put(file)
  }

  /** List a file that is written already. */
  keep(entry: OutputFile): OutputFile {
    this.entries.set(entry.path, entry)
    return entry
  }

  #put({ path, make }: MadeFile): OutputFile {
    const content = make()
    const hash = hashOf(content)
    if (this.#present[path] !== hash) this.#host.output.write(path, content)
    return this.keep({ path, hash, size: Buffer.byteLength(content) })
  }

  #copy({ path, copyOf }: CopiedFile): void {
    const { files, output } = this.#host
    const hash = files.hash(copyOf)
    if (this.#present[path] !== hash) output.copy(copyOf, path)
    this.keep({ path, hash, size: files.stat(copyOf)?.size ?? 0 })
  }

  #derive({ name, hash, files }: DerivedFiles): void {
    const { cache } = this.#host
    const last = cache.get<string>('last-derived', name)
    if (last !== hash) cache.set('last-derived', name, hash)
    const isPresent = (entry: OutputFile) => this.#present[entry.path] === entry.hash
    const made = cache.get<Derived>('derived', hash)
    if (made?.files.every(isPresent)) {
      for (const entry of made.files) this.keep(entry)
      return
    }
    const before = last === undefined ? undefined : cache.get<Derived>('derived', last)
    const known = new Map(before?.files.filter(isPresent).map((entry) => [entry.path, entry]))
    const entries = files().map((file) => {
      const entry = file.isNamedByContent ? known.get(file.path) : undefined
      return entry ? this.keep(entry) : this.#put(file)
    })
    cache.set<Derived>('derived', hash, { files: entries })
  }

  #join(file: JoinedFile): void {
    const { cache, output } = this.#host
    const last = cache.get<LastJoined>('joined', file.path)
    const present = last && this.#present[file.path] === last.entry.hash ? last : undefined
    if (present && isSameList(present.texts, file.texts)) {
      this.keep(present.entry)
      return
    }
    const { parts, lengths } = joinedParts(file, present?.texts ?? [])
    const entry = this.keep(output.join(file.path, parts))
    const texts = file.texts.map(({ hash }, index) => [hash, lengths[index] ?? 0] as const)
    cache.set<LastJoined>('joined', file.path, { entry, texts })
  }
}

function isSameList(before: LastJoined['texts'], texts: JoinedFile['texts']): boolean {
  return before.length === texts.length && texts.every(({ hash }, index) => hash === before[index]?.[0])
}

/** A joined file of the last build. */
interface LastJoined {
  readonly entry: OutputFile
  readonly texts: readonly KnownText[]
}

/** Files that were derived, by the hash of what they follow from. */
interface Derived {
  readonly files: readonly OutputFile[]
}
