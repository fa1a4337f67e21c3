import { importOf } from './import-of.ts'
import { aroundModule, pageModule } from './page.ts'

/**
 * The hooks by which components ask for docs and their versions. They know them where a page is rendered; in browsers
 * what comes with the page.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
 */
export function docusaurusDocsHooks(isBrowser: boolean): string {
  return [isBrowser ? docsOfPage : docsOfSite, hooks].join('\n')
}

/** What is known of docs in browsers came with the page, without lists of them. */
const docsOfPage = `${importOf('{ useAround }', aroundModule)}
const docsIn = (layout) => layout?.docs ?? {}`

const docsOfSite = `${importOf('{ useAround, comesAlong }', aroundModule)}
${importOf('allDocs', '@docusaurus/_docs')}
const docsIn = (layout) => allDocs[layout?.locale.code] ?? {}
const mapped = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
comesAlong('docs', (layout) =>
  mapped(docsIn(layout), (versions) => mapped(versions, ({ label, path, mainDocId }) => ({ label, path, mainDocId }))))`

const hooks = `${importOf('{ useRoute }', pageModule)}
const known = (layout, collection, version) => docsIn(layout)[collection]?.[version]
const versionOf = (id, layout) => ({ name, label, path, isLast, mainHref }) => {
  const { mainDocId = '', docs, sidebars = {} } = known(layout, id, name) ?? {}
  const all = docs ? Object.values(docs).map(({ id, path, sidebar }) => ({ id, path, sidebar })) : [{ id: mainDocId, path: mainHref }]
  return { name, label, path, isLast, mainDocId, docs: all, draftIds: [], sidebars }
}
const dataOf = (collection, layout) => {
  const versions = collection.versions.map(versionOf(collection.id, layout))
  return { path: (versions.find(({ isLast }) => isLast) ?? versions[0])?.path ?? '/', breadcrumbs: true, versions }
}
// A layout says nothing of docs that have one version.
const single = (layout, id = 'default') => {
  const [[name, { label, path }]] = [...Object.entries(docsIn(layout)[id] ?? {}), ['current', { label: 'Next', path: layout?.baseUrl ?? '/' }]]
  return dataOf({ id, versions: [{ name, label, path, isLast: true, mainHref: path }] }, layout)
}
export const useAllDocsData = () => {
  const { layout } = useAround() ?? {}
  const alone = ['default', ...Object.keys(docsIn(layout))].map((id) => [id, single(layout, id)])
  const versioned = (layout?.collections ?? []).map((collection) => [collection.id, dataOf(collection, layout)])
  return Object.fromEntries([...alone, ...versioned])
}
export const useDocsData = (id = 'default') => useAllDocsData()[id] ?? single(useAround()?.layout)
// Posts and pages have no version, and neither have docs of which there is one.
const useCollection = () => {
  const { version, meta } = useAround()?.page ?? {}
  if (version !== undefined) return version.collection
  const { searchTag = '', searchVersion } = meta ?? {}
  return searchVersion === undefined ? undefined : searchTag.slice('docs-'.length, -searchVersion.length - 1)
}
export const useActivePlugin = () => {
  const pluginId = useCollection()
  const pluginData = useDocsData(pluginId)
  return pluginId === undefined ? undefined : { pluginId, pluginData }
}
export const useVersions = (id) => useDocsData(id).versions
export const useLatestVersion = (id) => useVersions(id).find(({ isLast }) => isLast) ?? useVersions(id)[0]
export const useActiveVersion = (id) => {
  const { page } = useAround() ?? {}
  const collection = useCollection()
  const versions = useVersions(id ?? collection)
  return collection !== undefined && collection === (id ?? collection) ? versions.find(({ name }) => name === page.version?.name) ?? versions[0] : undefined
}
export const useActivePluginAndVersion = () => {
  const activePlugin = useActivePlugin()
  const activeVersion = useActiveVersion(activePlugin?.pluginId)
  return activePlugin && { activePlugin, activeVersion }
}
export const useActiveDocContext = (id) => {
  const { page } = useAround() ?? {}
  const route = useRoute()
  const activeVersion = useActiveVersion(id)
  if (activeVersion === undefined) return { activeVersion, activeDoc: undefined, alternateDocVersions: {} }
  const doc = (path) => ({ id: page.content.id ?? '', path })
  const others = (page.version?.alternatives ?? []).flatMap(({ name, href, isMain }) => (isMain ? [] : [[name, doc(href)]]))
  const activeDoc = { ...doc(route), ...(page.sidebar && { sidebar: nameOf(page.sidebar) }) }
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(others) }
}
export const useDocVersionSuggestions = (id) => {
  const latestVersionSuggestion = useLatestVersion(id)
  const { alternateDocVersions } = useActiveDocContext(id)
  return { latestVersionSuggestion, latestDocSuggestion: alternateDocVersions[latestVersionSuggestion?.name] }
}
export const useDocsVersionCandidates = (id) =>
  [...new Set([useActiveVersion(id), useLatestVersion(id)])].filter((version) => version !== undefined)
export const useDocsPreferredVersion = () => ({ preferredVersion: null, savePreferredVersionName: () => undefined })
export const useDocsPreferredVersionByPluginId = () => ({})
const nameOf = ({ key }) => key.split('/').at(-1)
const useDocs = () => {
  const { layout, page } = useAround() ?? {}
  return known(layout, useCollection() ?? 'default', page?.version?.name ?? page?.meta.searchVersion ?? 'current')?.docs ?? {}
}
export const useDocsVersion = () => {
  const { page } = useAround() ?? {}
  const docs = useDocs()
  const version = useActiveVersion() ?? single().versions[0]
  const collection = useCollection() ?? 'default'
  const { badge = false, banner } = page?.version ?? {}
  return { pluginId: collection, version: version.name, label: version.label, badge, banner: banner?.kind ?? null,
    className: page?.meta.className?.split(' plugin-docs ')[0] ?? 'docs-version-' + version.name, isLast: version.isLast, noIndex: false, docs, docsSidebars: {} }
}
// The folder below that of the docs is as deep as the id says.
const fileOf = (source, id) => {
  const depth = id.split('/').length - 1
  return { source: '@site/' + source, sourceDirName: (depth > 0 && source.split('/').slice(-depth - 1, -1).join('/')) || '.' }
}
const slugOf = (permalink, path) => {
  const below = path !== '/' && permalink.startsWith(path) ? permalink.slice(path.length) : permalink
  return decodeURI(below.startsWith('/') ? below : '/' + below)
}
export const useDoc = () => {
  const { page } = useAround() ?? {}
  const version = useActiveVersion()
  const { id = '', title = '', toc = [], frontMatter = {}, editUrl, previous, next, tags = [], draft = false, unlisted = false, lastUpdated } =
    page?.content ?? {}
  const { route: permalink = '', source = '', sidebar } = page ?? {}
  const link = (to) => to && { title: to.label, permalink: to.href }
  const flat = (items) => items.flatMap(({ html, id, level, children }) => [{ value: html, id, level }, ...flat(children)])
  const metadata = { id, title, description: page?.meta.description ?? '', permalink, frontMatter, editUrl, ...fileOf(source, id),
    slug: slugOf(permalink, version?.path ?? ''), draft, sidebar: sidebar && nameOf(sidebar), sidebarPosition: frontMatter.sidebar_position,
    lastUpdatedAt: lastUpdated?.date && Date.parse(lastUpdated.date), lastUpdatedBy: lastUpdated?.author,
    previous: link(previous), next: link(next), version: version?.name ?? 'current', unlisted,
    tags: tags.map(({ label, href }) => ({ label, permalink: href, inline: true })) }
  return { metadata, frontMatter, toc: flat(toc), assets: {}, contentTitle: title }
}
// There a doc is a link by now.
const linked = ({ isRef, ...item }) => item.type === 'doc' ? { ...item, type: 'link' }
  : item.type === 'category' ? { ...item, items: item.items.map(linked) } : item
export const useDocsSidebar = () => {
  const { sidebar } = useAround()?.page ?? {}
  return sidebar ? { name: nameOf(sidebar), items: sidebar.items.map(linked) } : null
}
export const useDocById = (id) => {
  const docs = useDocs()
  return id === undefined ? undefined : docs[id] ?? { id, title: '', description: '' }
}
export const useSidebarBreadcrumbs = () => {
  const { breadcrumbs } = useAround()?.page.content ?? {}
  return breadcrumbs?.map(({ label, href }) => ({ type: 'link', label, href })) ?? null
}`
