import { expect, test } from 'vitest'
import type { Config } from '../model/config.ts'
import type { Page, PageSidebar } from '../model/page.ts'
import { knownLayout, layoutKey } from './layout-key.ts'

const theme: Config['theme'] = {
  package: 'theme',
  components: {},
  mdxComponents: {},
  css: [],
  manifest: { layout: { 'generated-index': ['sidebar', 'content.cards'] }, components: {} },
}

const sidebar: PageSidebar = { key: 'main', items: [], dataUrl: '' }

function page(more: Partial<Page> = {}): Page {
  return {
    route: '/a',
    meta: { title: '', description: '', keywords: [], canonical: '', noIndex: false, searchTag: '', className: '' },
    content: { type: 'generated-index', title: 'A', description: '', breadcrumbs: [], cards: [] },
    ...more,
  }
}

test('the parts that the theme lists make the key', () => {
  const plain = layoutKey(page(), { theme, baseUrl: '/' })
  expect(plain).toBeDefined()
  expect(layoutKey(page({ route: '/b' }), { theme, baseUrl: '/' })).toBe(plain)
  expect(layoutKey(page({ sidebar }), { theme, baseUrl: '/' })).not.toBe(plain)
  expect(layoutKey(page({ route: '/' }), { theme, baseUrl: '/' })).not.toBe(plain)
})

const unknown: [why: string, page: Page, theme: Config['theme']][] = [
  ['the theme says nothing', page(), { ...theme, manifest: undefined as never }],
  ['the theme says nothing of this kind', page({ content: { type: 'not-found' } }), theme],
  ['a component of the theme is replaced', page(), { ...theme, components: { Toc: 'toc.tsx' } }],
  [
    "an author's HTML is in the sidebar",
    page({ sidebar: { ...sidebar, items: [{ type: 'html', html: '<i id="a"></i>', defaultStyle: true }] } }),
    theme,
  ],
]

test.each(unknown)('there is no key when %s', (_, shown, given) => {
  expect(layoutKey(shown, { theme: given, baseUrl: '/' })).toBeUndefined()
})

test('a registered component that Markdown makes is known by rendering only', () => {
  const doc = page({ content: { ...exampleDoc, type: 'doc' } })
  const said = { layout: { doc: [] }, components: { Admonition: { fromMarkdown: true } } } as const
  const known = (mdxComponents: Config['theme']['mdxComponents']) =>
    knownLayout(doc, compiled, { theme: { ...theme, manifest: said, mdxComponents }, baseUrl: '/' })
  expect(known({ Chart: 'chart.tsx' })).toBeDefined()
  expect(known({ Admonition: 'note.tsx' })).toBeUndefined()
  expect(known({ h2: 'heading.tsx' })).toBeUndefined()
})

const exampleDoc = {
  id: 'a',
  title: 'A',
  showTitle: true,
  toc: [],
  showToc: true,
  breadcrumbs: [],
  draft: false,
  unlisted: false,
  frontMatter: {},
  cards: [],
  markdownUrl: '/a.md',
}

const compiled = {
  facts: { links: [], headings: [], components: [], modules: [], languages: [], ids: [] },
  hasOwnTitle: false,
  hash: '',
  diagnostics: [],
}
