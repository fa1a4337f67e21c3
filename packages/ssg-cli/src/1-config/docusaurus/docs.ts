import { isAbsolute } from 'node:path'
import { isObject } from '../../text/is-object.ts'
import { editUrlRule } from './edit-url.ts'
import { lastUpdated } from './last-updated.ts'
import { levelOf } from './levels.ts'
import { markdownOptions } from './markdown-options.ts'
import { components, granted, joined, leftOut, partOf, same, unless, type Part, type Rule, type Rules } from './part.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Options of `@docusaurus/plugin-content-docs`: a collection.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#configuration
 */
export function docs(facts: SiteFacts): Rule {
  return (options, at) => {
    const { id = 'default', path = 'docs' } = isObject(options) ? options : {}
    const folder = siteFile(String(path), facts.siteDir)
    const versions = `${id === 'default' ? '' : `${String(id)}_`}versioned_docs`
    const { config = {}, differences } = partOf(options, at, {
      ...rules(facts, folder, String(id)),
      ...markdownOptions([folder, versions]),
    })
    const { collection, ...rest } = config
    return {
      config: { ...rest, collections: [{ path: folder, ...Object(collection) }] },
      differences: differences ?? [],
    }
  }
}

function rules(facts: SiteFacts, folder: string, id: string): Rules {
  return {
    id: unless('default', same('collection.id')),
    path: granted,
    routeBasePath: same('collection.routeBasePath'),
    sidebarPath: (value, at) =>
      same('collection.sidebars')(typeof value === 'string' ? siteFile(value, facts.siteDir) : value, at),
    ...Object.fromEntries(keptKeys.map((key) => [key, same(`collection.${key}`)])),
    tags: (value, at) => same('collection.tags')(value ?? false, at),
    disableVersioning: (value, at) => same('collection.versioned')(value !== true, at),
    numberPrefixParser: (value, at) =>
      typeof value === 'function'
        ? { config: { asked: { numberPrefixes: { [folder]: value } } } }
        : same('collection.numberPrefixes')(value, at),
    editUrl: editUrlRule('collection.editUrl', folder, facts.siteDir),
    editLocalizedFiles: same('collection.editLocalizedFiles'),
    ...lastUpdated('collection'),
    versions: (value, at) =>
      joined(Object.entries(Object(value) as object).map(([name, each]) => versionOf(each, name, at))),
    sidebarItemsGenerator: (value, at) =>
      typeof value === 'function'
        ? { config: { asked: { sidebarItems: { [folder]: value } } } }
        : leftOut('a generator of items is a function')(value, at),
    // Options of releases before 2.0.
    homePageId: leftOut('write "slug: /" into the front matter of that doc'),
    excludeNextVersionDocs: (value, at) => same('collection.includeCurrentVersion')(value !== true, at),
    onInlineTags: levelOf('unknown-tag'),
    ...components(roots, 'the theme says what stands around a doc'),
    ...components(lists, 'lists of docs are those of the theme'),
    docItemComponent: unless('@theme/DocItem', (value) => ({
      config: { theme: { articles: { items: { [id]: itemModule(String(value), facts.siteDir) } } } },
    })),
  }
}

const roots = {
  docsRootComponent: 'DocsRoot',
  docVersionRootComponent: 'DocVersionRoot',
  docRootComponent: 'DocRoot',
}

const lists = {
  docTagsListComponent: 'DocTagsListPage',
  docTagDocListComponent: 'DocTagDocListPage',
  docCategoryGeneratedIndexComponent: 'DocCategoryGeneratedIndexPage',
}

/** The specifier of a module, which may be an absolute path. */
function itemModule(value: string, siteDir: string): string {
  return isAbsolute(value) ? `./${siteFile(value, siteDir)}` : value
}

/** Options that have the same name and meaning here. */
const keptKeys = [
  'include',
  'exclude',
  'breadcrumbs',
  'sidebarCollapsed',
  'sidebarCollapsible',
  'includeCurrentVersion',
  'onlyIncludeVersions',
  'lastVersion',
  'editCurrentVersion',
  'tagsBasePath',
]

function versionOf(value: unknown, name: string, at: string): Part {
  const place = `version`
  const { config = {}, differences } = partOf(value, `${at}.${name}`, {
    label: same(`${place}.label`),
    path: same(`${place}.path`),
    banner: same(`${place}.banner`),
    badge: same(`${place}.badge`),
    className: same(`${place}.className`),
    noIndex: same(`${place}.noIndex`),
  })
  return { config: { collection: { versions: { [name]: config['version'] ?? {} } } }, differences: differences ?? [] }
}
