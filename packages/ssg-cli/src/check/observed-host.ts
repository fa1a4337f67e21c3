import type { Outcome } from '../model/outcome.ts'
import { hashOf, hashValues } from '../text/hash.ts'
import type { Bundler, Files, Git, Host, Listing } from '../host.ts'

/** What a run was told about the world, by what it asked; answers as hashes. */
export interface Observations {
  /** Folder → what it holds. */
  readonly folders: Readonly<Record<string, string>>
  /** File → its content, or that there is none. */
  readonly files: Readonly<Record<string, string>>
  /** File outside of the repository → where it lies. */
  readonly places: Readonly<Record<string, string>>
  /** Module of the site that was imported → its value. */
  readonly modules: Readonly<Record<string, string>>
  /** The commit that is checked out, if that was asked. */
  readonly commit?: string
}

/** A host that takes note of what it is asked. */
export interface ObservedHost {
  readonly host: Host
  /**
   * Everything that was asked so far. Undefined when it is not known whether the answers would be the same another time:
   * a file changed meanwhile, or git was asked for more than follows from the commit.
   */
  observations(): Promise<Observations | undefined>
}

/** Instead of a hash, for what is no file. */
const absent = 'absent'
/** Instead of a hash, for a file that may not be read. */
const unreadable = 'unreadable'

/**
 * Take note of what a run asks its host for on this thread. A later run that would be told the same would find the same,
 * as nothing else reaches it: whatever threads are given to do was hashed on this one first.
 */
export function observedHost(host: Host): ObservedHost {
  const notes = new Notes()
  return {
    host: {
      ...host,
      files: observedFiles(host.files, notes),
      asset(path) {
        notes.file(path, hashOfFile(host.files, path))
        const asset = host.asset(path)
        notes.place(path, asset?.outside)
        return asset
      },
      bundler: observedBundler(host.bundler, notes),
      git: observedGit(host.git, notes),
    },
    async observations() {
      for (const [path, hash] of Object.entries(host.bundler.inputs())) {
        notes.isRepeatable &&= !/^(?:folder |other|unreadable|changed)/.test(hash) // Code asked for more than a file.
        notes.file(path, hash || absent)
        notes.place(path, host.files.stat(path)?.outside)
      }
      const modules = await Promise.all([...notes.modules].map(async ([path, hash]) => [path, await hash] as const))
      if (!notes.isRepeatable) return undefined
      const files = [...notes.files].map(([path, hash]) => [path, hash ?? hashOfFile(host.files, path)] as const)
      return {
        folders: Object.fromEntries(notes.folders),
        files: Object.fromEntries(files),
        places: Object.fromEntries(notes.places),
        modules: Object.fromEntries(modules),
        ...(notes.commit !== undefined && { commit: notes.commit }),
      }
    },
  }
}

/** Answers as they come in. */
class Notes {
  readonly folders = new Map<string, string>()
  /** Undefined: a file that is there, of which nobody has asked for the hash. */
  readonly files = new Map<string, string | undefined>()
  readonly places = new Map<string, string>()
  readonly modules = new Map<string, Promise<string>>()
  commit: string | undefined
  isRepeatable = true

  folder(path: string, hash: string): void {
    if ((this.folders.get(path) ?? hash) !== hash) this.isRepeatable = false
    this.folders.set(path, hash)
  }

  file(path: string, hash?: string): void {
    const before = this.files.get(path)
    const isOther = before !== undefined && hash !== undefined && before !== hash
    // A file that was there and is gone, or was not there and is.
    const hasCome = before === absent && hash === undefined
    const hasGone = this.files.has(path) && before === undefined && hash === absent
    if (isOther || hasCome || hasGone) this.isRepeatable = false
    this.files.set(path, hash ?? before)
  }

  place(path: string, outside: string | undefined): void {
    if (outside !== undefined) this.places.set(path, outside)
  }

  /** Where a bundler looked in vain it does not say: a bundle that could not be made is tried again the next time. */
  repeatableIfMade<I, T>(make: (input: I) => Promise<Outcome<T>>): (input: I) => Promise<Outcome<T>> {
    return async (input) => {
      const made = await make(input)
      if (made.value === undefined) this.isRepeatable = false
      return made
    }
  }

  /** An answer that may be another one the next time, though no file and no commit tells. */
  unrepeatable<A extends readonly unknown[], R>(ask: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      this.isRepeatable = false
      return ask(...args)
    }
  }
}

function observedFiles(files: Files, notes: Notes): Files {
  return {
    list(folder) {
      const listing = files.list(folder)
      notes.folder(folder, hashOfFolder(listing))
      return listing
    },
    read(path) {
      notes.file(path)
      const bytes = files.read(path)
      // Of what was read, not of what is there in the end.
      notes.file(path, hashOf(bytes))
      return bytes
    },
    hash(path) {
      notes.file(path)
      const hash = files.hash(path)
      notes.file(path, hash)
      return hash
    },
    stat(path) {
      const found = files.stat(path)
      notes.file(path, found?.isFile ? undefined : (found?.obstacle ?? absent))
      notes.place(path, found?.outside)
      return found
    },
  }
}

function observedBundler(bundler: Bundler, notes: Notes): Bundler {
  return {
    ...bundler,
    server: notes.repeatableIfMade(bundler.server),
    client: notes.repeatableIfMade(bundler.client),
    async importModule(path) {
      const imported = await bundler.importModule(path)
      const { value } = imported
      if (typeof value !== 'function') {
        notes.modules.set(path, hashOfModule(value))
        return imported
      }
      // A config may be a function: its answer is what counts.
      const called = () => {
        const answer: unknown = value()
        notes.modules.set(path, hashOfModule(answer))
        return answer
      }
      return { ...imported, value: called }
    },
  }
}

function observedGit(git: Git, notes: Notes): Git {
  return {
    async headCommit() {
      const head = await git.headCommit()
      notes.commit = head ?? absent
      return head
    },
    async lastCommits(asked) {
      const history = await git.lastCommits(asked)
      const { commit } = notes
      // A full history follows from the commit, and without a commit there is none.
      const follows = { full: commit !== undefined && commit !== absent, none: commit === absent, shallow: false }
      if (!follows[history.kind]) notes.isRepeatable = false
      return history
    },
    async addedDates(files) {
      // They follow from the commit.
      notes.commit = (await git.headCommit()) ?? absent
      return git.addedDates(files)
    },
    changes: notes.unrepeatable(git.changes),
    async moves() {
      // What is not committed shows in files that the run asks for itself.
      notes.commit = (await git.headCommit()) ?? absent
      return git.moves()
    },
    earlierTexts: notes.unrepeatable(git.earlierTexts),
    textAt: notes.unrepeatable(git.textAt),
    staleFiles: notes.unrepeatable(git.staleFiles),
    checkout: notes.unrepeatable(git.checkout),
    isBranch: notes.unrepeatable(git.isBranch),
  }
}

/** True when a host would give the answers that another one gave. Modules are run last, if nothing else is new. */
export async function wouldObserve(
  host: Host,
  { folders, files, places, modules, commit }: Observations,
): Promise<boolean> {
  for (const [folder, hash] of Object.entries(folders)) if (hashOfFolder(host.files.list(folder)) !== hash) return false
  for (const [path, hash] of Object.entries(files)) {
    const found = host.files.stat(path)
    if (found?.outside !== places[path] || hashOfFile(host.files, path, found) !== hash) return false
  }
  if (commit !== undefined && ((await host.git.headCommit()) ?? absent) !== commit) return false
  for (const [path, hash] of Object.entries(modules)) {
    const { value, diagnostics } = await host.bundler.importModule(path)
    if (diagnostics.length > 0) return false
    if ((await hashOfImported(value)) !== hash) return false
  }
  return true
}

/** Sizes and times do not count, only which files there are. */
function hashOfFolder({ files, problems, links = [] }: Listing): string {
  return hashValues(JSON.stringify([files.map(({ path, locked = '' }) => path + locked), problems, links]))
}

function hashOfFile(files: Files, path: string, found = files.stat(path)): string {
  if (!found?.isFile) return found?.obstacle ?? absent
  try {
    return files.hash(path)
  } catch {
    return unreadable
  }
}

function hashOfImported(value: unknown): Promise<string> {
  return hashOfModule(typeof value === 'function' ? new Promise((done) => done(value())) : value)
}

/** What JSON drops of a value is in the text of its module. A config that throws has none: whoever loads it says why. */
async function hashOfModule(value: unknown): Promise<string> {
  try {
    return hashValues(JSON.stringify(await value) ?? '')
  } catch {
    return absent
  }
}
