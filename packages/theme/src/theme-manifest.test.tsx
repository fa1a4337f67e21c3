import type { DocContent, GeneratedIndexContent, Page, ThemeManifest } from 'docs-build/page'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layoutKey } from '../../ssg-cli/src/3-pages/layout-key.ts'
import { scanHtml } from '../../ssg-cli/src/3-pages/render/scan-html.ts'
import manifestJson from '../theme.json' with { type: 'json' }
import { components } from './content/index.ts'
import { Document } from './layouts/document.tsx'
import { exampleLayout, examplePage } from './testing/example-site.ts'

// The types of JSON know no choice of words; the schema of the generator has a test of its own.
const manifest = manifestJson as ThemeManifest

test('the manifest names all components of articles, and no others', () => {
  expect(Object.keys(manifest.components).sort()).toEqual(Object.keys(components).sort())
})

test.each(Object.entries(manifest.components).flatMap(([name, { ids }]) => (ids ? [[name, ids] as const] : [])))(
  '%s makes the ids that the manifest says: %s',
  (name, ids) => {
    const props = { id: 'own', name: 'anchor' }
    // Each is shown with what any element may have.
    const html = renderToStaticMarkup(createElement(components[name] as ComponentType<typeof props>, props))
    expect(scanHtml(html).ids).toEqual(ids === 'none' ? [] : name === 'a' ? ['own', 'anchor'] : ['own'])
  },
)

const layout = exampleLayout()
const { content: exampleDoc, ...examplePart } = examplePage()
const doc = exampleDoc as DocContent
const { version } = examplePart
const banner = { kind: 'unreleased', latestHref: '/', latestLabel: '8.1', latestName: '8.1' } as const
const index: GeneratedIndexContent = {
  type: 'generated-index',
  title: 'Charts',
  description: 'All charts.',
  breadcrumbs: doc.breadcrumbs,
  previous: { label: 'Start', href: '/docs/start' },
  next: { label: 'Bar', href: '/docs/charts/bar' },
  cards: [{ type: 'doc', label: 'Bar', href: '/docs/charts/bar' }],
}

/** Pages with every part that a page may have, and with each of them left out or put in another way. */
const parts: readonly (readonly Partial<Page>[])[] = [
  [{}, { route: '/' }],
  [{}, { sidebar: undefined as never }],
  [
    {},
    { version: undefined as never },
    { version: { ...version!, badge: false } },
    { version: { ...version!, banner } },
  ],
]
const docs: readonly Partial<DocContent>[] = [
  {},
  { showTitle: false },
  { showToc: false },
  { toc: [] },
  { breadcrumbs: [] },
  { draft: true },
  { unlisted: true },
  { tags: [{ label: 'A', href: '/tags/a' }] },
  { previous: undefined as never, next: undefined as never },
  { editUrl: undefined as never, lastUpdated: undefined as never },
  { editUrl: undefined as never, lastUpdated: { author: 'Ada' } },
]
const indexes: readonly Partial<GeneratedIndexContent>[] = [
  {},
  { description: '', cards: [], breadcrumbs: [], previous: undefined as never, next: undefined as never },
]
const contents = [
  ...docs.map((change) => ({ ...doc, ...change })),
  ...indexes.map((change) => ({ ...index, ...change })),
]
const pages = parts
  .reduce<readonly Partial<Page>[]>(
    (all, ways) => all.flatMap((page) => ways.map((way) => ({ ...page, ...way }))),
    [{}],
  )
  .flatMap((page) => contents.map((content): Page => ({ ...examplePart, ...page, content })))

test('pages with the same of the listed parts have the same ids', () => {
  const idsOf = new Map<string, string>()
  for (const page of pages) {
    const key = keyOf(page, manifest)
    expect(shownIds(page)).toBe(idsOf.get(key) ?? shownIds(page))
    idsOf.set(key, shownIds(page))
  }
  expect(idsOf.size).toBeGreaterThan(4)
})

test.each(Object.entries(manifest.layout).flatMap(([type, paths]) => paths.map((path) => [type, path] as const)))(
  'of a %s, %s decides',
  (type, path) => {
    const rest = { ...manifest, layout: { [type]: (manifest.layout as Paths)[type]?.filter((each) => each !== path) } }
    const seen = new Map<string, Set<string>>()
    for (const page of pages.filter(({ content }) => content.type === type)) {
      const key = keyOf(page, rest)
      seen.set(key, (seen.get(key) ?? new Set()).add(shownIds(page)))
    }
    expect(Math.max(...Array.from(seen.values(), ({ size }) => size))).toBeGreaterThan(1)
  },
)

type Paths = Readonly<Record<string, readonly string[] | undefined>>

function keyOf(page: Page, said: ThemeManifest): string {
  const theme = { package: 'theme', components: {}, mdxComponents: {}, css: [], manifest: said }
  const key = layoutKey(page, { theme, baseUrl: layout.baseUrl })
  if (key === undefined) throw new Error('every page of the example has a key')
  return key
}

function shownIds(page: Page): string {
  const article = page.content.type === 'doc' ? '<p id="article"></p>' : undefined
  return scanHtml(renderToStaticMarkup(<Document layout={layout} page={page} article={article} />)).ids.join()
}
