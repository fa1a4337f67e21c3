/** What content and config may ask for as a path: whatever it is, a build writes to its output and nowhere else. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Diagnostic } from '../packages/ssg-cli/src/model/diagnostic.ts'
import { buildInMemory, memorySite } from './memory-site.ts'
import { configText, filesBelow, temporarySite, type TemporarySite } from './temporary-site.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const frontMatter = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`
const docs = (more: object, rest: object = {}) =>
  configText({ docs: { path: 'docs', routeBasePath: '/', ...more }, ...rest })
const index = (slug: string) => ({
  type: 'category',
  label: 'L',
  link: { type: 'generated-index', slug },
  items: ['index'],
})

/** What asks for it → the files of a site, and what is said. */
const attempts: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, said: readonly string[]]>> =
  {
    'a slug': [
      { 'docs/a.md': frontMatter('slug: /../README') },
      ['docs/a.md:2:7  invalid-front-matter', '"/../README" for key "slug"', 'Write "/README".'],
    ],
    'an encoded slug': [
      { 'docs/a.md': frontMatter('slug: /a/%2e%2e%2f%2E%2E/README') },
      ['docs/a.md:2:7  invalid-front-matter', 'Write "/a/README".'],
    ],
    'a slug with an encoded slash': [
      { 'docs/a.md': frontMatter('slug: /..%2fREADME') },
      ['docs/a.md:2:7  invalid-front-matter', 'Write "/README".'],
    ],
    'a slug with a backslash': [
      { 'docs/a.md': frontMatter('slug: /..\\README') },
      ['docs/a.md:2:7  invalid-front-matter', 'Write "/README".'],
    ],
    'a slug with an encoded backslash': [
      { 'docs/a.md': frontMatter('slug: /a%5c..%5c..%5cREADME') },
      ['docs/a.md:2:7  invalid-front-matter', 'Write "/a/README".'],
    ],
    'a slug with NUL': [
      { 'docs/a.md': frontMatter('slug: /a%00b') },
      ['docs/a.md:2:7  invalid-front-matter', 'Write "/ab".'],
    ],
    'a slug with a drive': [
      { 'docs/a.md': frontMatter('slug: /c:/a') },
      ['docs/a.md:2:7  invalid-front-matter', 'Write "/c/a".'],
    ],
    'the slug of a page': [
      { 'pages/a.md': frontMatter('slug: /../../README') },
      ['pages/a.md:2:7  invalid-front-matter', '"/../../README" for key "slug"', 'Write "/README".'],
    ],
    'the slug of a page that names its folder': [
      { 'pages/a.mdx': frontMatter('slug: /b/%2e/c') },
      ['pages/a.mdx:2:7  invalid-front-matter', 'Write "/b/c".'],
    ],
    'the slug of a page with a hash': [
      { 'pages/a.md': frontMatter('slug: /b#c') },
      ['pages/a.md:2:7  invalid-front-matter', 'Unexpected "/b#c" for key "slug", expected a path without "#"'],
    ],
    'the permalink of a tag': [
      { 'docs/a.md': frontMatter('tags:\n  - label: X\n    permalink: /../../README') },
      ['docs/a.md:4:16  invalid-front-matter', '"/../../README" for key "tags"'],
    ],
    'the name of a tag': [
      { 'docs/a.md': frontMatter('tags: [x, ".."]') },
      ['docs/a.md:2:12  invalid-front-matter', '".." for key "tags"', '{ label: "..", permalink: "/a-name" }'],
    ],
    'a list of tags': [
      { 'docs/a.md': frontMatter('tags: [x]'), 'docs/tags.yml': 'x:\n  permalink: /../../README\n' },
      ['docs/tags.yml:2:14  invalid-tags', '"/../../README" for key "x.permalink"', 'Write "/README".'],
    ],
    'a category': [
      {
        'docs/g/a.md': '# A\n',
        'docs/g/_category_.json': '{"label": "G", "link": {"type": "generated-index", "slug": "/%2e%2e/README"}}\n',
      },
      ['docs/g/_category_.json:1:61  invalid-category', 'Write "/README".'],
    ],
    'a sidebar file': [
      {
        'docs.config.mjs': docs({ sidebars: 'sidebars.js' }),
        'sidebars.js': `export default { main: [${JSON.stringify(index('/../README'))}] }\n`,
      },
      ['sidebars.js:1:', 'invalid-config  In "main[0].link.slug": Unexpected "/../README"', 'Write "/README".'],
    ],
    'a sidebar in the config': [
      { 'docs.config.mjs': docs({ sidebars: { main: [index('/../README')] } }) },
      ['docs.config.mjs:1:', 'invalid-config  In "docs.sidebars.main[0].link.slug"'],
    ],
    ...Object.fromEntries(
      ['/../README.html', '/%2e%2e/README.html', '/..%2fREADME.html', '/..%5CREADME.html'].map((from) => [
        `a redirect from ${from}`,
        [
          { 'docs.config.mjs': configText({ redirects: [{ from, to: '/' }] }) },
          [
            'docs.config.mjs:1:',
            `Unexpected "from" "${from}", expected a route that stays in the site`,
            'Write "/README.html".',
          ],
        ],
      ]),
    ),
    ...Object.fromEntries(
      [
        ['routeBasePath', { routeBasePath: '../x' }, '../x'],
        ['an encoded routeBasePath', { routeBasePath: '%2e%2e/x' }, '%2e%2e/x'],
        ['tagsBasePath', { tagsBasePath: 'a/../../t' }, 'a/../../t'],
        ['the path of a version', { versions: { current: { path: '../v' } } }, '../v'],
        ['an encoded path of a version', { versions: { current: { path: '..%2Fv' } } }, '..%2Fv'],
      ].map(([name, more, wrong]) => [
        name,
        [{ 'docs.config.mjs': docs(more as object) }, ['docs.config.mjs:1:', `Unexpected "${wrong}", expected`]],
      ]),
    ),
    'a redirect from the home page by another name': [
      { 'docs.config.mjs': configText({ redirects: [{ from: '/%2e', to: '/a' }] }) },
      ['docs.config.mjs:1:', 'Unexpected "from" "/%2e", expected a route that stays in the site', 'Write "/".'],
    ],
    'half a character': [
      { 'docs.config.mjs': docs({ tagsBasePath: 'a\ud800' }), 'docs/a.md': frontMatter('tags: [x]') },
      ['docs.config.mjs:1:', 'expected a route such as "tags", which stays in the site'],
    ],
    ...Object.fromEntries(
      ['/..%5cx', '/C%3a/x', '/a/%00', '/.'].map((baseUrl) => [
        `the base URL ${baseUrl} of a language`,
        [
          { 'docs.config.mjs': docs({}, { i18n: { default: 'en', locales: { en: {}, de: { baseUrl } } } }) },
          ['docs.config.mjs:1:', `Unexpected "${baseUrl}", expected a path such as "/de/"`],
        ],
      ]),
    ),
    'the base URL': [
      { 'docs.config.mjs': configText({ baseUrl: '/a/..%2f..%2fx/' }) },
      ['docs.config.mjs:1:', 'Unexpected "/a/..%2f..%2fx/", expected a path such as "/docs/"'],
    ],
  }

describe('a path that leads out of the site is told where it is written, with what to write', () => {
  test.each(Object.entries(attempts))('%s', async (_, [files, said]) => {
    const { result, outputs } = await buildInMemory(memorySite({ 'docs/index.md': '# Home\n', ...files }))
    expect(outputs.size).toBe(0)
    expect(result.diagnostics).toHaveLength(1)
    const [{ file, line, column, code, message, hint }] = result.diagnostics as [Diagnostic]
    const told = `${file}:${line}:${column}  ${code}  ${message}\n${hint}`
    for (const words of said) expect(told).toContain(words)
  })
})

test('a build that would write elsewhere fails, and what is there stays', async () => {
  const site = temporarySite({
    'README.md': 'mine',
    'README/index.html': 'mine',
    'docs/a.md': frontMatter('slug: /../README\ntags: [{label: X, permalink: /../../README/x}]'),
    'docs.config.mjs': docs({}, { redirects: [{ from: '/%2e%2e/README/more.html', to: '/' }] }),
  })
  sites.push(site)
  const before = filesBelow(site.workDir)
  expect(await site.buildWarm()).toMatchObject({ code: 1 })
  const after = Object.entries(filesBelow(site.workDir)).filter(([path]) => !path.startsWith('site/.docs-build/'))
  expect(Object.fromEntries(after)).toEqual(before)
})

test('unusual slugs, tags and names of files are pages of the output', async () => {
  const site = temporarySite({
    'docs/a.md': frontMatter('slug: /a b/ü..v'),
    'docs/b.md': frontMatter('slug: /.well-known/b%20c'),
    'docs/c.md': frontMatter('slug: ../../c'),
    'docs/d..e.md': '# D\n',
    'docs/%2e%2e/f.md': '# F\n',
    'docs/g/x%2f..%2f..%2f..%2fy.md': '# Y\n',
    'docs/h.md': frontMatter('tags: ["...", "a..b", {label: T, permalink: /t/..u}]'),
    'pages/%2e%2e%2fp.jsx': 'export default function P() {\n  return <h1>P</h1>\n}\n',
  })
  sites.push(site)
  const { code, stderr } = await site.buildWarm()
  expect({ code, stderr }).toMatchObject({ code: 0 })
  for (const path of [
    'a b/ü..v/index.html',
    '.well-known/b c/index.html',
    'c/index.html',
    'd..e/index.html',
    '%2e%2e/f/index.html',
    'g/x%2f..%2f..%2f..%2fy/index.html',
    'tags/.../index.html',
    'tags/t/..u/index.html',
    '%2e%2e%2fp/index.html',
  ])
    expect(existsSync(join(site.dir, 'dist', path)), path).toBe(true)
  expect(readFileSync(join(site.dir, 'dist/c/index.html'), 'utf8')).toContain('Text.')
})
