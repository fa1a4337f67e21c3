import { describe, expect, test } from 'vitest'
import { timesLonger } from '../../../../test/times-longer.ts'
import { graphSite } from './graph-site.ts'
import { findings, graph, headsOf, smallCollection, smallInput, version, type SmallSite } from './testing.ts'

const permalinks = (site: SmallSite) =>
  Object.fromEntries(version(site).docs.map(({ id, permalink }) => [id, permalink]))

describe('docs', () => {
  test('come in the order of their paths, with title, description and URL', () => {
    const { docs } = version({
      files: { 'b.md': { title: 'B', description: 'About b', keywords: ['x'] }, 'a/index.md': {} },
    })
    expect(
      docs.map(({ id, permalink, title, description, keywords }) => ({ id, permalink, title, description, keywords })),
    ).toEqual([
      { id: 'a/index', permalink: '/docs/a/', title: 'index', description: '', keywords: [] },
      { id: 'b', permalink: '/docs/b', title: 'B', description: 'About b', keywords: ['x'] },
    ])
  })

  test('the title is that of the front matter, of the content, or the file name', () => {
    const [head] = headsOf({ '01-a.md': {} })
    const titleOf = (more: object) => {
      const input = smallInput({ files: {} })
      const [collection] = input.collections
      const versions = collection!.versions.map((one) => ({ ...one, heads: [{ ...head!, ...more }] }))
      return graphSite({ ...input, collections: [{ ...collection!, versions }] }).value.collections[0]?.versions[0]
        ?.docs[0]?.title
    }
    expect([
      titleOf({ frontMatter: { title: 'F' }, contentTitle: 'C' }),
      titleOf({ contentTitle: 'C' }),
      titleOf({}),
    ]).toEqual(['F', 'C', 'a'])
  })

  test('the base URL is a part of every URL', () => {
    const site = version({
      files: { 'a/b.md': 'B' },
      baseUrl: '/base/',
      sidebars: { main: ['a/b', { type: 'link', label: 'L', href: '/x' }] },
    })
    expect(site.path).toBe('/base/docs')
    expect(site.docs[0]?.permalink).toBe('/base/docs/a/b')
    expect(site.sidebars['main']).toMatchObject([{ href: '/base/docs/a/b' }, { href: '/base/x' }])
  })

  test('number prefixes stay when they are switched off for a doc', () => {
    expect(permalinks({ files: { '1-a/2-b.md': { parse_number_prefixes: false }, '1-a/3-c.md': {} } })).toEqual({
      '1-a/2-b': '/docs/1-a/2-b',
      'a/c': '/docs/a/c',
    })
  })

  test('drafts are left out, and named', () => {
    const site = { files: { 'a.md': { draft: true }, 'b.md': {} } }
    expect(version(site).docs.map(({ id }) => id)).toEqual(['b'])
    expect(version(site).draftIds).toEqual(['a'])
    expect(version({ ...site, drafts: true }).docs.map(({ id, draft }) => [id, draft])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  test('two docs with one id are reported, the first one stays', () => {
    const site = { files: { '1-a.md': 'First', '2-a.md': 'Second' } }
    expect(version(site).docs.map(({ title }) => title)).toEqual(['First'])
    expect(findings(site)).toEqual([
      'duplicate-doc-id docs/2-a.md: Unexpected second doc with id "a" in version "current", expected each id once: "docs/1-a.md", "docs/2-a.md"',
    ])
  })

  test('a name that is too long for a file is an error of the key that gives it', () => {
    const long = 'ж'.repeat(126)
    const message = (key: string) =>
      `Unexpected name of 126 characters, "${'ж'.repeat(20)}…", in a URL from key "${key}", expected one that files can have: at most 250 bytes`
    const files = { 'a.md': { slug: `/b/${long}` }, 'b.md': { id: long }, 'c.md': { tags: [long] } }
    expect(version({ files }).docs[0]?.permalink).toBe(`/docs/b/${encodeURI('ж'.repeat(50))}`)
    expect(findings({ files: { ...files, 'd.md': { id: long.slice(1) } } })).toEqual([
      `invalid-front-matter docs/a.md: ${message('slug')}`,
      `invalid-front-matter docs/b.md: ${message('id')}`,
      `invalid-front-matter docs/c.md: ${message('tags')}`,
    ])
  })

  test('a path that is too long for a file is an error of the key that gives it', () => {
    const files = { 'a.md': { slug: `/${'abc/'.repeat(1200)}` } }
    expect(findings({ files })).toEqual([
      'invalid-front-matter docs/a.md: Unexpected path of 4801 characters, "/abc/abc/abc/abc/abc…", in a URL from key "slug", expected one that files can have: at most 2000 bytes',
    ])
    expect(version({ files }).docs[0]?.permalink.length).toBeLessThan(400)
  })

  test('a slug that is no path is reported; the name of a file may be anything', () => {
    const site = { files: { 'a.md': { slug: '/a?b' }, 'b.md': { slug: '/a\\b' }, 'c#d.md': {} } }
    expect(findings(site)).toEqual([
      'invalid-front-matter docs/a.md: Unexpected "/a?b" for key "slug", expected a path without "?"',
      String.raw`invalid-front-matter docs/b.md: Unexpected "/a\b" for key "slug", expected a path without "\"`,
    ])
    expect(Object.values(permalinks(site))).toEqual(['/docs/a%3Fb', '/docs/a/b', '/docs/c%23d'])
  })
})

describe('two pages at one URL', () => {
  test.each([
    ['equal', { 'a.md': { slug: '/x' }, 'b.md': { slug: '/x' } }, '/docs/x'],
    ['differing by a slash', { 'a.md': { slug: '/x/' }, 'b.md': { slug: '/x' } }, '/docs/x'],
    ['differing by case', { 'a.md': { slug: '/X' }, 'b.md': { slug: '/x' } }, '/docs/x'],
  ])('%s: the first in the order of paths is built, both are named', (_, files, route) => {
    expect(version({ files }).docs.map(({ id }) => id)).toEqual(['a'])
    expect(findings({ files })).toEqual([
      `duplicate-route docs/b.md: Unexpected second page at "${route}", expected each URL once: "docs/a.md" is published, "docs/b.md" is not`,
    ])
  })

  test('the loser leaves sidebars and pagination without another finding', () => {
    const site: SmallSite = {
      files: { 'a.md': { slug: '/x', pagination_next: 'b' }, 'b.md': { slug: '/x' }, 'c.md': 'C' },
      sidebars: { main: ['a', { type: 'category', label: 'B', items: ['b'] }, 'c'] },
    }
    expect(findings(site)).toHaveLength(1)
    expect(version(site).sidebars['main']).toMatchObject([{ docId: 'a' }, { docId: 'c' }])
    expect(version(site).docs[0]?.next).toBeUndefined()
  })

  test('the page of a category can lose too', () => {
    const site: SmallSite = {
      files: { 'a.md': { slug: '/category/all' }, 'z/b.md': {} },
      categories: { z: { label: 'All', link: { type: 'generated-index' } } },
    }
    expect(findings(site)).toEqual([
      'duplicate-route docs/z/_category_.json: Unexpected second page at "/docs/category/all", expected each URL once: "docs/a.md" is published, "docs/z/_category_.json" is not',
    ])
    expect(version(site).generatedIndexes).toEqual([])
    expect(version(site).sidebars['defaultSidebar']?.[1]).not.toHaveProperty('href')
  })
})

describe('versions', () => {
  const versions = { '2.0': { 'a.md': 'A' }, '1.0': { 'a.md': 'A' } }
  const facts = (site: SmallSite) =>
    graph(site).value.collections[0]?.versions.map(({ name, label, path, isLast, banner, badge, className }) => {
      return [name, label, path, isLast, banner, badge, className].join(' ')
    })

  test('the newest release is the latest', () => {
    expect(facts({ files: { 'a.md': 'A' }, versions })).toEqual([
      'current Next /docs/next false unreleased true docs-version-current',
      '2.0 2.0 /docs true none true docs-version-2.0',
      '1.0 1.0 /docs/1.0 false unmaintained true docs-version-1.0',
    ])
  })

  test('the current docs are the latest when nothing is released', () => {
    expect(facts({ files: { 'a.md': 'A' } })).toEqual(['current Next /docs true none false docs-version-current'])
  })

  test('the config says otherwise', () => {
    const collection = {
      lastVersion: 'current',
      versions: {
        current: { label: '3.0', path: 'latest' },
        '2.0': { banner: 'none', badge: false, className: 'old' },
      },
    } as const
    expect(facts({ files: { 'a.md': 'A' }, versions, collection })).toEqual([
      'current 3.0 /docs/latest true none true docs-version-current',
      '2.0 2.0 /docs/2.0 false none false old',
      '1.0 1.0 /docs/1.0 false unmaintained true docs-version-1.0',
    ])
  })

  test('a collection can be at the root', () => {
    expect(
      facts({ files: { 'a.md': 'A' }, versions, collection: { routeBasePath: '/' } })?.map(
        (line) => line.split(' ')[2],
      ),
    ).toEqual(['/next', '/', '/1.0'])
  })
})

describe('the main doc of a version', () => {
  test.each([
    ['is the one at its root', { 'a.md': {}, 'z.md': { slug: '/' } }, undefined, 'z'],
    [
      'else the first of the first sidebar',
      { 'a.md': {}, 'z.md': {} },
      { one: [{ type: 'link', label: 'L', href: '/docs/a' }, 'z'], two: ['a'] },
      'z',
    ],
    [
      'also when it is the page of a category',
      { 'a.md': {}, 'g/index.md': {}, 'g/b.md': {} },
      { one: [{ type: 'category', label: 'G', link: { type: 'doc', id: 'g/index' }, items: ['g/b'] }] },
      'g/index',
    ],
    ['else the first', { 'b.md': {}, 'c.md': {} }, false, 'b'],
  ] as const)('%s', (_, files, sidebars, expected) => {
    expect(version({ files, ...(sidebars !== undefined && { sidebars }) }).mainDocId).toBe(expected)
  })
})

describe('the policy for slashes', () => {
  test.each([
    [undefined, ['/docs/a/b', '/docs/a/', '/docs/category/g']],
    [true, ['/docs/a/b/', '/docs/a/', '/docs/category/g/']],
    [false, ['/docs/a/b', '/docs/a', '/docs/category/g']],
  ])('%s', (trailingSlash, expected) => {
    const site = version({
      files: { 'a/index.md': {}, 'a/b.md': {} },
      sidebars: { main: [{ type: 'category', label: 'G', link: { type: 'generated-index' }, items: ['a/b'] }] },
      ...(trailingSlash !== undefined && { trailingSlash }),
    })
    expect([...site.docs, ...site.generatedIndexes].map(({ permalink }) => permalink)).toEqual(expected)
  })
})

test('the order of heads does not matter', () => {
  const files = { 'b/x.md': 'X', 'a.md': 'A', 'B/index.md': 'Other', 'c/10-y.md': 'Y', 'c/9-z.md': 'Z' }
  const reversed = Object.fromEntries(Object.entries(files).toReversed())
  expect(graph({ files: reversed })).toEqual(graph({ files }))
})

test('several collections stand side by side', () => {
  const one = smallInput({ files: { 'a.md': 'A' } }).collections
  const two = smallInput({
    files: { 'a.md': 'A' },
    collection: { ...smallCollection, id: 'site', routeBasePath: '' },
  }).collections
  const { value } = graphSite({ ...smallInput({}), collections: [...one, ...two] })
  expect(value.collections.map(({ id, versions }) => [id, versions[0]?.docs[0]?.permalink])).toEqual([
    ['default', '/docs/a'],
    ['site', '/a'],
  ])
})

test('four times as many docs are placed in less than ten times the time', async () => {
  const site = (docs: number) => {
    const files = Array.from({ length: docs }, (_, index) => [
      `${index % 50}-part/${(index >> 2) % 25}-topic/doc-${index}.md`,
      `Doc ${index}`,
    ])
    return smallInput({ files: Object.fromEntries(files) })
  }
  const [small, large] = [site(1250), site(5000)]
  const { value, diagnostics } = graphSite(large)
  expect(value.collections[0]?.versions[0]?.docs).toHaveLength(5000)
  expect(diagnostics).toEqual([])
  expect(
    await timesLonger(
      () => graphSite(small),
      () => graphSite(large),
    ),
  ).toBeLessThan(10)
})
