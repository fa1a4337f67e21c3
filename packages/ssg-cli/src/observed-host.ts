import { digest, fingerprint } from './fingerprint.ts'
import type { Files, Host, Listing } from './host.ts'

/** What a run was told about the world, by what it asked; answers as prints. */
export interface Observations {
  /** Folder → what it holds. */
  readonly folders: Readonly<Record<string, string>>
  /** File → its content, or that there is none. */
  readonly files: Readonly<Record<string, string>>
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

/** In the place of a print, for what is no file. */
const absent = 'absent'
/** In the place of a print, for a file that may not be read. */
const unreadable = 'unreadable'

/**
 * Take note of what a run asks its host for on this thread. A later run that would be told the same would find the same,
 * as nothing else reaches it: whatever threads are given to do was fingerprinted on this one first.
 */
export function observedHost(host: Host): ObservedHost {
  const folders = new Map<string, string>()
  /** Undefined: a file that is there, of which nobody has asked for the print. */
  const files = new Map<string, string | undefined>()
  const modules = new Map<string, Promise<string>>()
  let commit: string | undefined
  let isRepeatable = true

  function note(path: string, print?: string): void {
    const before = files.get(path)
    const isOther = before !== undefined && print !== undefined && before !== print
    // A file that was there and is gone, or was not there and is.
    const hasCome = before === absent && print === undefined
    const hasGone = files.has(path) && before === undefined && print === absent
    if (isOther || hasCome || hasGone) isRepeatable = false
    files.set(path, print ?? before)
  }

  const observed: Files = {
    list(folder) {
      const listing = host.files.list(folder)
      const print = printOfFolder(listing)
      if ((folders.get(folder) ?? print) !== print) isRepeatable = false
      folders.set(folder, print)
      return listing
    },
    read(path) {
      note(path)
      const bytes = host.files.read(path)
      // Of what was read, not of what is there in the end.
      note(path, digest(bytes))
      return bytes
    },
    print(path) {
      note(path)
      const print = host.files.print(path)
      note(path, print)
      return print
    },
    stat(path) {
      const found = host.files.stat(path)
      note(path, found?.isFile ? undefined : absent)
      return found
    },
  }

  /** An answer that may be another one the next time, though no file and no commit tells. */
  function unrepeatable<A extends readonly unknown[], R>(ask: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      isRepeatable = false
      return ask(...args)
    }
  }

  const { git, bundler } = host
  return {
    host: {
      ...host,
      files: observed,
      asset(path) {
        note(path, printOfFile(host.files, path))
        return host.asset(path)
      },
      bundler: {
        ...bundler,
        async importModule(path) {
          const imported = await bundler.importModule(path)
          const { value } = imported
          if (typeof value !== 'function') {
            modules.set(path, printOfModule(value))
            return imported
          }
          // A config may be a function: its answer is what counts.
          const called = () => {
            const answer: unknown = value()
            modules.set(path, printOfModule(answer))
            return answer
          }
          return { ...imported, value: called }
        },
      },
      git: {
        async headCommit() {
          const head = await git.headCommit()
          commit = head ?? absent
          return head
        },
        async lastCommits(asked) {
          const history = await git.lastCommits(asked)
          // A full history follows from the commit, and without a commit there is none.
          const follows = { full: commit !== undefined && commit !== absent, none: commit === absent, shallow: false }
          if (!follows[history.kind]) isRepeatable = false
          return history
        },
        changes: unrepeatable(git.changes),
        moves: unrepeatable(git.moves),
        earlierTexts: unrepeatable(git.earlierTexts),
        textAt: unrepeatable(git.textAt),
        checkout: unrepeatable(git.checkout),
      },
    },
    async observations() {
      for (const [path, print] of Object.entries(bundler.inputs())) note(path, print || absent)
      const values = await Promise.all([...modules].map(async ([path, print]) => [path, await print] as const))
      if (!isRepeatable) return undefined
      const prints = [...files].map(([path, print]) => [path, print ?? printOfFile(host.files, path)] as const)
      return {
        folders: Object.fromEntries(folders),
        files: Object.fromEntries(prints),
        modules: Object.fromEntries(values),
        ...(commit !== undefined && { commit }),
      }
    },
  }
}

/** True when a host would give the answers that another one gave. Modules are run last, if nothing else is new. */
export async function wouldObserve(host: Host, { folders, files, modules, commit }: Observations): Promise<boolean> {
  for (const [folder, print] of Object.entries(folders))
    if (printOfFolder(host.files.list(folder)) !== print) return false
  for (const [path, print] of Object.entries(files)) if (printOfFile(host.files, path) !== print) return false
  if (commit !== undefined && ((await host.git.headCommit()) ?? absent) !== commit) return false
  for (const [path, print] of Object.entries(modules)) {
    const { value, diagnostics } = await host.bundler.importModule(path)
    if (diagnostics.length > 0) return false
    if ((await printOfImported(value)) !== print) return false
  }
  return true
}

/** Sizes and times do not count, only which files there are. */
function printOfFolder({ files, problems }: Listing): string {
  return fingerprint(files.map(({ path }) => path).join('\0'), JSON.stringify(problems))
}

function printOfFile(files: Files, path: string): string {
  if (!files.stat(path)?.isFile) return absent
  try {
    return files.print(path)
  } catch {
    return unreadable
  }
}

function printOfImported(value: unknown): Promise<string> {
  return printOfModule(typeof value === 'function' ? new Promise((done) => done(value())) : value)
}

/** What JSON drops of a value is in the text of its module. A config that throws has none: whoever loads it says why. */
async function printOfModule(value: unknown): Promise<string> {
  try {
    return fingerprint(JSON.stringify(await value) ?? '')
  } catch {
    return absent
  }
}
