import { shallowClone } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { GitHistory } from '../model/git.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { hashValues } from '../text/hash.ts'
import { folderOf } from '../text/urls/resolve-path.ts'
import type { LastUpdate, SourcePage, SourcePlan } from './source.ts'

/** Site-relative path → its last commit. */
export type Commits = GitHistory['commits']

/** The last commits of files whose pages show them, or all of them when the sitemap does: asked of git once for each commit that is checked out. */
export async function lastCommits(
  host: Pick<Host, 'git' | 'cache'>,
  config: Config,
  plans: readonly SourcePlan[],
): Promise<Outcome<Commits>> {
  const folders = [...new Set(plans.flatMap((plan) => [...(plan.history ?? []), ...foldersOf(plan, config)]))].sort()
  if (folders.length === 0) return outcome(new Map())
  const head = await host.git.headCommit()
  const ids = config.collections.map(({ id }) => id)
  const key = hashValues(head, folders, ids)
  const known =
    head === undefined
      ? undefined
      : host.cache.get<[string, { date: string; time?: string; author: string }][]>('git', key)
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

/** Folders of the files of all pages, where the sitemap tells their dates. */
function foldersOf({ pages }: SourcePlan, { sitemap }: Config): readonly string[] {
  const { lastModified = 'none' } = sitemap ?? {}
  if (lastModified === 'none') return []
  const folders = new Set(pages.flatMap(({ source }) => (source === undefined ? [] : [folderOf(source) || '.'])))
  return [...folders].filter((folder) => !isBelowAny(folder, folders))
}

function isBelowAny(folder: string, others: ReadonlySet<string>): boolean {
  const names = folder.split('/')
  return names.some((_, index) => index > 0 && others.has(names.slice(0, index).join('/')))
}

/** When the file of a page was last changed, for the sitemap: what its author wrote counts where the page may show it. */
export function lastChangeOf({ lastUpdated: wanted, source }: SourcePage, commits: Commits): string | undefined {
  const commit = source === undefined ? undefined : commits.get(source)
  return (wanted?.date ? wanted.own?.date : undefined) ?? commit?.time ?? commit?.date
}
