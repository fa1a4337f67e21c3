import { unportableName as unportable } from '../diagnostics/catalogue.ts'
import { locateString } from '../diagnostics/locate.ts'
import { quote } from '../diagnostics/quote.ts'
import type { Host } from '../host.ts'
import type { Diagnostic, Position } from '../model/diagnostic.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { outputPath } from '../text/urls/base-url.ts'
import { partOf } from '../text/part-of.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { decode } from '../text/urls/route-key.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { textOf } from '../text/text-of.ts'
import { unportableName, type UnportableName } from '../text/urls/unportable-name.ts'
import { versionPaths } from './docs/version-paths.ts'

/** A name in the path of a page, and the path that ends with it. */
interface FoundName extends UnportableName {
  readonly folder: string
}

type Files = Pick<Host, 'files'>

/** Say which name of a page Windows does not have, where it is given: the config, a slug, an id, a tag or the name of a file. */
export function unportablePage(host: Files, site: Site, plan: PagePlan, found: FoundName): Diagnostic {
  const what = 'in the URL of a page'
  const { name } = found
  const part = partOf(site, plan)
  const given = givenPaths(part).find(({ path }) => `${path}/`.startsWith(`${found.folder}/`))
  if (given) {
    const { file, written } = given.by.find((by) => by.written.includes(name)) ?? {
      file: part.configSource,
      written: name,
    }
    const hint = `Write ${quote(unportableName(written)?.instead ?? written)}.`
    return unportable({ file, position: locateString(textOf(host, file) ?? '', written), name, what, hint })
  }
  return plan.body ? ofBody(part, plan.body, found) : ofMade(host, part, plan, found)
}

/** Names in URLs that no page has of itself. */
function givenPaths({ config, configSource, collections }: Site) {
  const root = siteRoot(config)
  const inConfig = (written: string | undefined) => (written === undefined ? [] : [{ file: configSource, written }])
  const ofVersions = collections.flatMap(({ id, versions }) => {
    const collection = config.collections.find((each) => each.id === id)
    return versions.map(({ name, path }) => ({
      path: outputPath(path, root),
      by: [
        ...inConfig(collection?.versions[name]?.path),
        ...inConfig(collection?.routeBasePath),
        ...(collection ? [{ file: versionPaths(collection, name).names, written: name }] : []),
      ],
    }))
  })
  const ofOthers = [...(config.blog ?? []), ...(config.morePages ?? [])].map(({ routeBasePath }) => ({
    path: outputPath(`${config.baseUrl}${routeBasePath}`, root),
    by: inConfig(routeBasePath),
  }))
  return [...ofVersions, ...ofOthers]
}

function ofBody(
  { collections, config }: Site,
  { head, linkBase }: NonNullable<PagePlan['body']>,
  { name, instead }: FoundName,
): Diagnostic {
  const { source: file, frontMatter, positions } = head
  const what = 'in the URL of a page'
  const slug = frontMatter.slug === undefined ? undefined : unportableName(decode(frontMatter.slug))
  if (slug?.name === name) {
    const hint = `Write ${quote(slug.instead)}.`
    return unportable({ file, position: positions['slug'], name, what, hint })
  }
  const isId = frontMatter.id === name
  const versions = collections.find(({ id }) => id === linkBase.collection)?.versions
  const above = outputPath(
    versions?.find((version) => version.name === linkBase.version)?.path ?? '/',
    siteRoot(config),
  )
  const own = `/${instead.replace(/(?:^|\/)index\.html$|\.html$/, '').slice(above === '' ? 0 : above.length + 1)}`
  const hint = `${isId ? 'Write another id' : 'Rename the file'}, or write "slug: ${own}" in its front matter.`
  return unportable({ file, position: isId ? positions['id'] : undefined, name, what, hint })
}

/** A page of a tag, a category or a component. */
function ofMade(host: Files, { plans, configSource }: Site, plan: PagePlan, { name }: FoundName): Diagnostic {
  const { page, source: file = configSource, componentKey } = plan
  const what = 'in the URL of a page'
  if (componentKey !== undefined) return unportable({ file, name, what, hint: 'Rename the file, or its folder.' })
  const tagged = plans.find(
    ({ page: { content } }) => content.type === 'doc' && content.tags?.some(({ href }) => href === page.route),
  )?.body?.head
  if (tagged) {
    const hint = 'Write another tag, or give it another permalink: { label: …, permalink: /a-name }'
    return unportable({ file: tagged.source, position: tagged.positions['tags'], name, what, hint })
  }
  const position = slugPosition(textOf(host, file) ?? '', name)
  return unportable({ file, position, name, what, hint: 'Write another "slug" for it.' })
}

/** Where a slug with the name stands in what says categories; undefined unless exactly one does. */
function slugPosition(text: string, name: string): Position | undefined {
  const slugs = [...text.matchAll(/\bslug["']?\s*:\s*["'`]?(?<slug>[^"'`\s,}]+)/dg)]
  const [span, second] = slugs.flatMap(({ groups, indices }) =>
    groups?.['slug']?.split('/').includes(name) ? [indices?.groups?.['slug']] : [],
  )
  return span && !second ? positionAt(text, span[0], span[1] - span[0]) : undefined
}
