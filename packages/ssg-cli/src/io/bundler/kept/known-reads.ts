import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Cache } from '../../../host.ts'
import type { CodeReads, ModuleReads } from '../../../model/code-reads.ts'
import { relativePath } from '../../files/within.ts'
import { readState } from '../../files/read-state.ts'

/** What modules of the site read when they ran, in this run and in earlier ones. */
export interface KnownReads {
  /** The token of a module: another one as soon as something that it read is not as it was, or nobody knows what it read. */
  tokenOf(module: string): string
  /** Take note of what was read. */
  add(reads: CodeReads): void
  /** All that the modules read of which a token was asked: path relative to the site folder → state. */
  inputs(): Readonly<Record<string, string>>
}

/** As it is kept: paths are relative to the site folder, which may move. */
interface StoredReads extends ModuleReads {
  /** The working folder, from which code finds files. */
  readonly from: string
  /** True when something of that is not so any more. */
  readonly isOver?: boolean
}

const step = 'code-reads'

/**
 * A token names a time of a module during which the disk told it one thing. All that its pages are kept under follows from it,
 * so that what is kept of an earlier time is never found again, even when it is forgotten what the module read then.
 */
export function knownReads(cache: Pick<Cache, 'get' | 'set'>, siteDir: string): KnownReads {
  const asked = new Map<string, string>()
  const known = (module: string) => cache.get<StoredReads>(step, module)
  const nameOf = (path: string) => relativePath(siteDir, path)
  const isCurrent = ({ states, isOver, from }: StoredReads) =>
    !isOver &&
    from === nameOf(process.cwd()) &&
    Object.entries(states).every(([path, state]) => readState(resolve(siteDir, path)) === state)
  return {
    tokenOf(module) {
      const last = known(module)
      const given = asked.get(module)
      const isOver = last && !isCurrent(last)
      // It does not come back when the file does: a page may be made meanwhile.
      if (isOver && !last.isOver) cache.set<StoredReads>(step, module, { ...last, isOver })
      // A token that was given and by which nothing was read yet is as good as new.
      const isUnused = given !== undefined && given !== last?.token
      const token = last && !isOver ? last.token : isUnused ? given : randomUUID()
      asked.set(module, token)
      return token
    },
    add(reads) {
      for (const [module, { token, states }] of Object.entries(reads)) {
        // Of a page that was begun before.
        if (asked.get(module) !== token) continue
        const last = known(module)
        const own = Object.fromEntries(Object.entries(states).map(([path, state]) => [nameOf(path), state]))
        const all = last?.token === token ? together(last.states, own) : own
        cache.set<StoredReads>(step, module, { token, states: all, from: nameOf(process.cwd()) })
      }
    },
    inputs: () =>
      Object.assign({}, ...[...asked.keys()].map((module) => known(module)?.states)) as ModuleReads['states'],
  }
}

/** Who read two states of one file shows something of both: such a state is none. */
function together(left: ModuleReads['states'], right: ModuleReads['states']): ModuleReads['states'] {
  const both = Object.entries(right).map(([path, state]) => [path, (left[path] ?? state) === state ? state : 'changed'])
  return { ...left, ...Object.fromEntries(both) }
}
