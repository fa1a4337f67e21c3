/** What plugins do with the finished site: they write files, and find what is wrong in it. */
import { expect, test } from 'vitest'
import { check } from '../packages/ssg-cli/src/check.ts'
import { memoryCache, memoryHost } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { buildInMemory, memorySite } from './memory-site.ts'

function siteWith(plugin: string, more = '') {
  return memorySite({
    'docs.config.mjs': `export default {
      title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, ${more}
      plugins: [{ name: 'own', ${plugin} }],
    }`,
    'docs/index.md': '---\nowner: Ada\n---\n\n# Home\n\n## Part\n\nText of the page.\n',
    'docs/second.md': '# Second\n',
    'static/a.txt': 'static',
  })
}

async function build(plugin: string, more?: string) {
  const { result, outputs } = await buildInMemory(siteWith(plugin, more))
  const diagnostics = result.diagnostics.map(({ code, message }) => [code, message])
  return { state: result.state, diagnostics, outputs }
}

test('a plugin writes files from all pages, with their front matter, headings and HTML', async () => {
  const { outputs } = await build(`emit: ({ pages }) => [{
    path: 'data/pages.json',
    content: JSON.stringify(pages.map(({ html, ...page }) => ({ ...page, hasText: html().includes('Text of the page') }))),
  }]`)
  expect(JSON.parse(outputs.get('data/pages.json') ?? '')).toMatchObject([
    {
      route: '/',
      title: 'Home',
      source: 'docs/index.md',
      collection: 'default',
      version: 'current',
      frontMatter: { owner: 'Ada' },
      headings: [{ id: 'part', level: 2, text: 'Part' }],
      noIndex: false,
      hasText: true,
    },
    { route: '/second', hasText: false },
    { route: '/search', noIndex: true },
  ])
})

test('HTML of pages that were not made again is there too', async () => {
  const site = siteWith(
    "emit: ({ pages }) => [{ path: 'sizes.txt', content: String(pages.map(({ html }) => html().length)) }]",
  )
  const store = memoryCache()
  const first = await buildInMemory(site, store)
  const second = await buildInMemory(site, store)
  expect([second.result.runs.rendered, second.outputs.get('sizes.txt')]).toEqual([0, first.outputs.get('sizes.txt')])
})

test('a file of a plugin stands where every build would make one', async () => {
  const { outputs } = await build("emit: () => [{ path: 'robots.txt', content: 'Own' }]")
  expect(outputs.get('robots.txt')).toBe('Own')
})

const wrong = (rest: string) => [['plugin-failed', `Plugin "own" failed in emit: ${rest}`]]

test.each<[string, string, string]>([
  ['of a page', "[{ path: 'second/index.html', content: '' }]", 'it is one of the page "/second"'],
  ['of a static folder', "[{ path: 'a.txt', content: '' }]", 'it is one of the static files, "static/a.txt"'],
  ['of the build', "[{ path: 'assets/a.js', content: '' }]", 'it is one of the build'],
  ['of its own', "[{ path: 'b', content: '' }, { path: 'b', content: '' }]", 'it is one of plugin "own"'],
])('a file %s is not written twice', async (_, files, reason) => {
  const { state, diagnostics, outputs } = await build(`emit: () => ${files}`)
  expect([state, outputs.size]).toEqual(['failed', 0])
  expect(diagnostics).toEqual([['plugin-failed', expect.stringContaining(reason)]])
})

test('a file of a plugin whose name some systems take for another or do not have is told, and one that is a folder fails', async () => {
  const told = async (...paths: string[]) => {
    const { state, diagnostics } = await build(
      `emit: () => ${JSON.stringify(paths.map((path) => ({ path, content: '' })))}`,
    )
    return [state, ...diagnostics.map(([code = '', message = '']) => `${code}: ${message.replace(/, expected.*/, '')}`)]
  }
  expect(await told('nul.txt', 'Sitemap.xml', 'b', 'B')).toEqual([
    'done',
    'unportable-name: Unexpected file "B" beside the file "b"',
    'unportable-name: Unexpected file "Sitemap.xml" beside the file "sitemap.xml"',
    'unportable-name: Unexpected name "nul.txt" of a file that a plugin writes',
  ])
  expect(await told('second', 'c', 'c/d')).toEqual([
    'failed',
    'plugin-failed: Plugin "own" failed in emit: Unexpected file "second" beside the folder "second"',
    'plugin-failed: Plugin "own" failed in emit: Unexpected folder "c" beside the file "c"',
  ])
})

test.each<[string, string, string]>([
  [
    'a path that leads out',
    "[{ path: '../a', content: '' }]",
    'Unexpected path "../a" of a file, expected one below the output folder such as "data/pages.json"',
  ],
  ['no content', "[{ path: 'a' }]", 'Unexpected file, expected { path, content } with a string or bytes'],
  ['no list', "'a'", 'Unexpected file, expected { path, content } with a string or bytes'],
  ['an error', "{ throw new Error('no key') }", 'no key'],
])('%s is told, and the output stays as it was', async (_, body, message) => {
  const { state, diagnostics } = await build(body.startsWith('{') ? `emit() ${body}` : `emit: () => ${body}`)
  expect([state, diagnostics]).toEqual(['failed', wrong(message)])
})

const findsOwners = `check: ({ pages }) => pages.flatMap(({ route, source, frontMatter }) =>
  source && !frontMatter.owner ? [{ code: 'missing-owner', message: 'No owner of ' + route, file: source, hint: 'Write one.' }] : [])`

test('what a plugin finds is a diagnostic of its own code, in a build and in a check', async () => {
  const expected = [{ code: 'own/missing-owner', severity: 'warning', file: 'docs/second.md', hint: 'Write one.' }]
  const site = siteWith(findsOwners)
  const built = await buildInMemory(site)
  expect([built.result.state, built.result.diagnostics]).toMatchObject(['done', expected])
  const checked = await check(memoryHost(site), { drafts: false, strict: false })
  expect(checked.diagnostics).toMatchObject(expected)
})

test('the config sets the severity of what a plugin finds, and an error fails the build', async () => {
  const failed = await build(findsOwners, "diagnostics: { 'own/missing-owner': 'error' },")
  expect([failed.state, failed.diagnostics]).toEqual(['failed', [['own/missing-owner', 'No owner of /second']]])
  const ignored = await build(findsOwners, "diagnostics: { 'own/missing-owner': 'ignore' },")
  expect([ignored.state, ignored.diagnostics]).toEqual(['done', []])
})

test('a check that throws or gives something else is told', async () => {
  const failed = (message: string) => [['plugin-failed', `Plugin "own" failed in check: ${message}`]]
  expect((await build("check() { throw new Error('no key') }")).diagnostics).toEqual(failed('no key'))
  expect((await build("check: () => ['a']")).diagnostics).toEqual(
    failed('Unexpected value, expected an array of { code, message }'),
  )
})

test('in a check, where no pages are made, they have no HTML', async () => {
  const site = siteWith("check: ({ pages }) => [{ code: 'html', message: String(pages[0].html()) }]")
  expect((await check(memoryHost(site), { drafts: false, strict: false })).diagnostics).toMatchObject([
    { message: 'undefined' },
  ])
})
