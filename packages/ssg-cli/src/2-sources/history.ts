import { shallowClone } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { hashValues } from '../text/hash.ts'
import type { LastUpdate, SourcePage, SourcePlan } from './source.ts'

/** Site-relative path → its last commit. */
export type Commits = ReadonlyMap<string, { readonly date: string; readonly author: string }>

/** The last commits of files whose pages show them: asked of git once for each commit that is checked out. */
export async function lastCommits(
  host: Pick<Host, 'git' | 'cache'>,
  config: Config,
  plans: readonly SourcePlan[],
): Promise<Outcome<Commits>> {
  const folders = [...new Set(plans.flatMap(({ history = [] }) => history))].sort()
  if (folders.length === 0) return outcome(new Map())
  const head = await host.git.headCommit()
  const ids = config.collections.map(({ id }) => id)
  const key = hashValues(head, folders, ids)
  const known =
    head === undefined ? undefined : host.cache.get<[string, { date: string; author: string }][]>('git', key)
  if (known) return outcome(new Map(known))
  const { kind, commits } = await host.git.lastCommits(folders)
  if (kind === 'shallow') {
    const message =
      'This clone has only a part of the history, so dates of last changes would be wrong and are left out.'
    return outcome(new Map(), [shallowClone({ message })])
  }
  if (head !== undefined && kind === 'full') host.cache.set('git', key, [...commits])
  return outcome(commits)
}

/** What a page tells of its last change: what its author wrote, else what the commit says. */
export function lastUpdateOf({ lastUpdated: wanted, source }: SourcePage, commits: Commits): LastUpdate | undefined {
  if (!wanted) return undefined
  const { own } = wanted
  const commit = source === undefined ? undefined : commits.get(source)
  const date = wanted.date ? (own?.date?.slice(0, 10) ?? commit?.date) : undefined
  const author = wanted.author ? (own?.author ?? commit?.author) : undefined
  if (date === undefined && author === undefined) return undefined
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) }
}
