import { describe, expect, test } from 'vitest'
import { tagSlug } from '../../urls/tag-slug.ts'
import { findings, graph, version, type SmallSite } from './testing.ts'

describe('the URL of a tag', () => {
  test.each([
    ['Embr Charts', 'embr-charts'],
    ['barTender', 'bar-tender'],
    ['XMLHttp v2', 'xml-http-v-2'],
    ['IAPWS-IF97', 'iapws-if-97'],
    ['Déjà vu', 'deja-vu'],
    ["operator's view", 'operators-view'],
    ['C++', 'c'],
    ['++', '++'],
    ['中文 tag', '中文-tag'],
    ['8.1', '8-1'],
  ])('%s is %s', (name, slug) => expect(tagSlug(name)).toBe(slug))
})

const tagged: SmallSite = {
  files: {
    'a.md': { title: 'A', description: 'About A.', tags: ['Setup', 'printing'] },
    'b.md': { title: 'B', tags: ['printing', { label: 'Labels', permalink: '/labels/all' }] },
    'c.md': 'C',
    'd.md': { title: 'D', tags: ['printing', 'Hidden'], unlisted: true },
    'e.md': { title: 'E', tags: ['printing'], draft: true },
  },
}
const pages = (site: SmallSite) =>
  version(site).generatedIndexes.map(({ permalink, title, cards }) => [
    permalink,
    title,
    cards.map(({ label, href, description, count }) => [label, href, description ?? count].join(' ').trim()),
  ])
const tagsOf = (site: SmallSite) =>
  Object.fromEntries(version(site).docs.map(({ id, tags }) => [id, tags?.map(({ href }) => href)]))

test('each tag has a page with its docs, and one page lists all tags in the order of their labels', () => {
  expect(pages(tagged)).toEqual([
    [
      '/docs/tags',
      'Tags',
      ['Labels /docs/tags/labels/all 1', 'printing /docs/tags/printing 2', 'Setup /docs/tags/setup 1'],
    ],
    ['/docs/tags/hidden', 'One doc tagged with "Hidden"', ['D /docs/d']],
    ['/docs/tags/labels/all', 'One doc tagged with "Labels"', ['B /docs/b']],
    ['/docs/tags/printing', '2 docs tagged with "printing"', ['A /docs/a About A.', 'B /docs/b']],
    ['/docs/tags/setup', 'One doc tagged with "Setup"', ['A /docs/a About A.']],
  ])
  expect(version(tagged).generatedIndexes[2]?.breadcrumbs).toEqual([
    { label: 'Tags', href: '/docs/tags' },
    { label: 'Labels' },
  ])
})

test('a tag that only unlisted docs have has a page that is unlisted as they are, where there are others', () => {
  const unlisted = version(tagged).generatedIndexes.filter((index) => index.unlisted)
  expect(unlisted.map(({ permalink }) => permalink)).toEqual(['/docs/tags/hidden'])
  const alone = { files: { 'a.md': { tags: ['x'], unlisted: true } } }
  expect([pages(alone), tagsOf(alone)]).toEqual([[], { a: undefined }])
})

test('a doc links to the pages of its tags', () => {
  expect(tagsOf(tagged)).toEqual({
    a: ['/docs/tags/setup', '/docs/tags/printing'],
    b: ['/docs/tags/printing', '/docs/tags/labels/all'],
    c: undefined,
    d: ['/docs/tags/printing', '/docs/tags/hidden'],
  })
})

test('names that differ in case or spaces only are one tag, called as by the first doc', () => {
  const site = { files: { 'a.md': { tags: ['Web API', 'web-api'] }, 'b.md': { tags: ['web api'] } } }
  expect(pages(site)).toEqual([
    ['/docs/tags', 'Tags', ['Web API /docs/tags/web-api 2']],
    ['/docs/tags/web-api', '2 docs tagged with "Web API"', ['a /docs/a', 'b /docs/b']],
  ])
  expect(version(site).docs.map(({ tags }) => tags)).toEqual([
    [{ label: 'Web API', href: '/docs/tags/web-api' }],
    [{ label: 'Web API', href: '/docs/tags/web-api' }],
  ])
})

test('a site without tags has no pages of tags', () => {
  expect(pages({ files: { 'a.md': 'A', 'b.md': { tags: [] } } })).toEqual([])
})

test('a number is a tag too', () => {
  expect(tagsOf({ files: { 'a.md': { tags: [2024] } } })).toEqual({ a: ['/docs/tags/2024'] })
})

test('slashes at the end, the base URL and the base route of tags are those of the config', () => {
  const site = { files: { 'a.md': { tags: ['x'] } }, baseUrl: '/manual/', trailingSlash: true }
  expect(pages(site).map(([permalink]) => permalink)).toEqual(['/manual/docs/tags/', '/manual/docs/tags/x/'])
  const topics = { ...site, baseUrl: '/', collection: { tagsBasePath: 'by/topic', routeBasePath: '' } }
  expect(pages(topics).map(([permalink]) => permalink)).toEqual(['/by/topic/', '/by/topic/x/'])
})

test('each version has pages of its own', () => {
  const site = { files: { 'a.md': { tags: ['x'] } }, versions: { '2.0': { 'a.md': { tags: ['x', 'y'] } } } }
  const versions = graph(site).value.collections[0]?.versions ?? []
  expect(versions.map(({ generatedIndexes }) => generatedIndexes.map(({ permalink }) => permalink))).toEqual([
    ['/docs/next/tags', '/docs/next/tags/x'],
    ['/docs/tags', '/docs/tags/x', '/docs/tags/y'],
  ])
})

test("a page that the site has at the URL of a tag stands in its place, and the tag's docs lead there", () => {
  const site = { files: { 'a.md': { tags: ['x'] }, 'tags/x.md': 'All about X' } }
  expect(pages(site).map(([permalink]) => permalink)).toEqual(['/docs/tags'])
  expect(tagsOf(site)['a']).toEqual(['/docs/tags/x'])
  expect(findings(site)).toEqual([])
})

describe('tags.yml', () => {
  const site: SmallSite = {
    files: { 'a.md': { title: 'A', tags: ['print', 'prnt'] } },
    tags: { print: { label: 'Printing', permalink: '/on-paper', description: 'Labels and reports.' }, web: {} },
  }

  test('names, places and describes tags', () => {
    expect(pages(site)[0]).toEqual([
      '/docs/tags',
      'Tags',
      ['Printing /docs/tags/on-paper Labels and reports.', 'prnt /docs/tags/prnt 1'],
    ])
    expect(version(site).generatedIndexes[1]?.description).toBe('Labels and reports.')
  })

  test('a tag that it does not list is reported, with the nearest that it does', () => {
    expect(graph(site).diagnostics).toMatchObject([
      {
        code: 'unknown-tag',
        severity: 'warning',
        file: 'docs/a.md',
        message: 'Unexpected tag "prnt", expected one that "docs/tags.yml" lists',
        suggestion: 'print',
      },
    ])
  })
})
