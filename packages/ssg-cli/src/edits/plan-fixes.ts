import type { CheckResult } from '../model/build.ts'
import { nearest } from '../text/nearest.ts'
import { editedText } from './edited-text.ts'
import type { Host } from '../host.ts'
import { idReader } from '../3-pages/id-reader.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Fix } from '../model/fix.ts'
import { withoutBase } from '../text/base-url.ts'
import { decode, routeKey } from '../text/route-key.ts'
import { relativeLink } from './relative-link.ts'
import { renamedId } from './renamed-id.ts'
import { movedRoute } from '../check/moved-route.ts'
import { folderOf, joinPath } from '../text/resolve-path.ts'
import { splitUrl } from '../text/split-url.ts'

/** What replaces a URL, and why that is safe. */
type Repair = Pick<Fix, 'after' | 'reason'> | undefined

/**
 * Find the repairs that have one safe answer: a file that git saw moved, a heading that was renamed or misspelt, an
 * extension that is missing. A finding whose position does not hold exactly the URL that it names is left alone.
 */
export async function planFixes(
  host: Pick<Host, 'files' | 'git'>,
  { diagnostics, site }: Pick<CheckResult, 'diagnostics' | 'site'>,
): Promise<readonly Fix[]> {
  if (!site) return []
  const { table, pages, config } = site
  const isDoc = (path: string) => table.sources[path] !== undefined
  const idsOf = idReader(config)
  const earlier = new Map<string, Promise<readonly string[]>>()
  let moves: Promise<ReadonlyMap<string, string>> | undefined
  const fixes: Fix[] = []
  for (const diagnostic of diagnostics) {
    const { file, url, line, column, endLine, endColumn } = diagnostic
    if (file === undefined || url === undefined || line === undefined || column === undefined) continue
    if (endLine !== line || endColumn === undefined) continue
    const repair = await repairOf({ ...diagnostic, file, url })
    if (!repair || repair.after === url) continue
    const fix = { file, line, column, endLine, endColumn, before: url, ...repair }
    if (editedText(host, file, [fix]) !== undefined) fixes.push(fix)
  }
  return fixes

  function repairOf(found: Diagnostic & { readonly file: string; readonly url: string }): Promise<Repair> | Repair {
    if (found.code === 'broken-markdown-link') return markdownRepair(found.file, found.url)
    if (found.code === 'broken-link') return missingExtension(found.file, found.url) ?? routeRepair(found.url)
    if (found.code === 'broken-anchor') return anchorRepair(found)
    return undefined
  }

  async function markdownRepair(file: string, url: string): Promise<Repair> {
    const { path, search, hash } = splitUrl(url)
    if (path.startsWith('/') || path.startsWith('@')) return undefined
    const meant = joinPath(folderOf(file), decode(path))
    const other = meant.endsWith('.mdx') ? meant.slice(0, -1) : `${meant}x`
    if (isDoc(other))
      return {
        after: path.replace(/\.mdx?$/, other.slice(other.lastIndexOf('.'))) + search + hash,
        reason: 'the file has this extension',
      }
    const target = (await movedFiles()).get(meant)
    if (target === undefined || !isDoc(target)) return undefined
    return { after: relativeLink(file, target, path) + search + hash, reason: 'the file moved' }
  }

  function missingExtension(file: string, url: string): Repair {
    const { path, search, hash } = splitUrl(url)
    if (path === '' || path.startsWith('/') || /\.\w+$|\/$/.test(path)) return undefined
    const meant = joinPath(folderOf(file), decode(path))
    const [only, ...others] = ['.md', '.mdx'].filter((extension) => isDoc(meant + extension))
    if (only === undefined || others.length > 0) return undefined
    return { after: path + only + search + hash, reason: 'a link to a file has its extension' }
  }

  async function routeRepair(url: string): Promise<Repair> {
    const { path, search, hash } = splitUrl(url)
    if (!path.startsWith('/')) return undefined
    const bare = withoutBase(path, config.baseUrl)
    const all = [...(await movedFiles())].flatMap(([from, to]) => {
      const route = table.sources[to]
      return route === undefined ? [] : [{ from, to: route }]
    })
    const route = movedRoute(bare, all, Math.min(2, bare.split('/').filter(Boolean).length))
    if (route === undefined) return undefined
    // Links hold the base URL only where their author wrote it.
    const after = bare === path ? withoutBase(route, config.baseUrl) : route
    return { after: after + search + hash, reason: 'the page moved' }
  }

  async function anchorRepair({ url = '', target = '' }: Diagnostic): Promise<Repair> {
    const { path, search, hash } = splitUrl(url)
    const page = pages.find(({ plan }) => routeKey(plan.page.route) === routeKey(target))
    if (!page) return undefined
    const { ids, own = [0, ids.length] } = page.rendered
    const present = ids.slice(...own)
    const wanted = decode(hash.slice(1))
    const after = (id: string) => `${path}${search}#${encodeURI(id)}`
    const { source } = page.plan
    for (const text of source === undefined ? [] : await earlierTexts(source)) {
      const { headings } = await idsOf(text, source ?? '')
      if (!headings.includes(wanted)) continue
      const id = renamedId(
        wanted,
        headings,
        (page.compiled?.facts.headings ?? []).map((heading) => heading.id),
      )
      return id === undefined ? undefined : { after: after(id), reason: 'the heading has another name' }
    }
    const [only, ...others] = nearest(wanted, [...new Set(present)], 2)
    return only === undefined || others.length > 0 ? undefined : { after: after(only), reason: 'no other id is near' }
  }

  /** Many links may lead to one page. */
  function earlierTexts(source: string): Promise<readonly string[]> {
    const texts = earlier.get(source) ?? host.git.earlierTexts(source)
    earlier.set(source, texts)
    return texts
  }

  function movedFiles(): Promise<ReadonlyMap<string, string>> {
    return (moves ??= host.git.moves())
  }
}
