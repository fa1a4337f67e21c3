/** Components of the theme become files of the site, and the site looks as before. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

beforeEach(() => {
  site = temporarySite({
    'docs/parts.mdx': `# Parts

:::tip[Try]
A tip.
:::

## Tabs

<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>

\`\`\`js title="a.js"
const a = 1
\`\`\`
`,
  })
})

afterEach(() => site.remove())

const eject = (...args: string[]) => runWarm(['eject', ...args], { cwd: site.workDir })
const read = (path: string) => readFileSync(join(site.dir, path), 'utf8')

test('a component and its stylesheet are copied, and what the config needs is written to stdout', async () => {
  const run = await eject('footer', 'site')
  expect({ ...run, stderr: run.stderr.replace(/theme \d+\.\d+\.\d+/, 'theme VERSION') }).toEqual({
    code: 0,
    stdout: "theme: { components: { Footer: 'theme/Footer.tsx', 'footer.css': 'theme/footer.css' } },\n",
    stderr: `Copied Footer of @docs-build/theme VERSION:
  site/theme/Footer.tsx
  site/theme/footer.css
Set in site/docs.config.mjs:
`,
  })
  const heads = ['Footer.tsx', 'footer.css'].map((name) => read(`theme/${name}`).split('\n', 1)[0])
  expect(heads).toEqual([
    expect.stringMatching(
      /^\/\* Copied from @docs-build\/theme \S+: src\/components\/footer\.tsx \([0-9a-f]{16}\) \*\/$/,
    ),
    expect.stringMatching(/^\/\* Copied from @docs-build\/theme \S+: src\/styles\/footer\.css \([0-9a-f]{16}\) \*\/$/),
  ])
  expect(read('theme/Footer.tsx')).toContain(
    "import { NavAnchor } from '@docs-build/theme/src/components/nav-anchor.tsx'",
  )
})

test('no file is overwritten, and then none is written', async () => {
  site.write({ 'theme/footer.css': '.mine {}\n' })
  expect(await eject('Footer', 'site')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'Unexpected file "theme/footer.css", expected none: no file is overwritten.\n',
  })
  expect(read('theme/footer.css')).toBe('.mine {}\n')
  expect(() => read('theme/Footer.tsx')).toThrow('ENOENT')
})

test('the copy goes where the config names it, and only what the config lacks is told', async () => {
  const components = { Icon: 'parts/icon.tsx', footer: './parts/foot.tsx' }
  site.write({ 'docs.config.mjs': configText({ theme: { components } }) })
  const { code, stdout, stderr } = await eject('Footer', 'site')
  expect({ code, stdout }).toEqual({ code: 0, stdout: "'footer.css': 'theme/footer.css',\n" })
  expect(stderr).toContain('\n  site/parts/foot.tsx\n  site/theme/footer.css\n')
  expect(stderr).toContain('Set in site/docs.config.mjs, in theme.components:\n')
})

test('a component that shares a stylesheet with others says where that is', async () => {
  const { stderr } = await eject('DocFooter', 'site')
  expect(stderr).toContain(
    'Its style stands with that of others in src/styles/pagination.css of the theme: theme.css adds rules.\n',
  )
})

test.each([
  [
    'a name that is nearly one of the theme',
    ['Foter', 'site'],
    'Unexpected component "Foter", expected one of the theme. Did you mean "Footer"?\n',
  ],
  ['no name', ['--list=no'], "error: unknown option '--list=no'"],
  ['a theme without a component of that name', ['Xylophone', 'site'], 'It has: Admonition, '],
])('%s is wrong usage', async (_, args, expected) => {
  const { code, stderr } = await eject(...args)
  expect(code).toBe(2)
  expect(stderr).toContain(expected)
})

test('all components that can be copied are listed with their files', async () => {
  const { code, stdout } = await eject('--list', 'site')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Footer +src\/components\/footer\.tsx, src\/styles\/footer\.css$/m)
  expect(stdout).toMatch(/^SearchBox +src\/search\/search-box\.tsx$/m)
  expect(stdout, 'functions and contexts').not.toMatch(/^(?:MountDialog|SearchWords|Headings) /m)
})

test('a site with copies of components looks as it did with the originals', async () => {
  const single = [
    'Admonition',
    'CodeBlock',
    'Document',
    'Footer',
    'Proposals',
    'SearchDialog',
    'SetIcon',
    'Tabs',
    'TocList',
  ]
  const showingEachOther = ['NavbarItem', 'NavbarExtra', 'SearchMain', 'SearchPageForm']
  const names = [...single, ...showingEachOther]
  const before = await site.buildWarm()
  expect(before.code).toBe(0)
  const pages = () => Object.entries(site.output()).filter(([path]) => /\.html$|\.css$/.test(path))
  // Names of files and of the build follow from the code, in which the copies stand.
  const withoutHashes = (text: string) =>
    text.replace(/-[0-9A-Za-z]{8}(?=\.\w)|(?<="buildId":")\w+|sha256-[\w+/=]+/g, '')
  const shown = () => Object.fromEntries(pages().map((entry) => entry.map(withoutHashes)))
  const original = shown()
  const copies = await Promise.all(names.map((name) => eject(name, 'site')))
  expect(copies.filter(({ code }) => code !== 0)).toEqual([])
  const told = copies.flatMap(({ stdout }) => [...stdout.matchAll(/'?([\w.-]+)'?: '([^']+)'/g)])
  const components = Object.fromEntries(told.map(([, name, file]) => [name, file]))
  site.write({ 'docs.config.mjs': configText({ theme: { components } }) })
  const { code, stderr } = await site.buildWarm()
  expect([code, stderr.replace(/^Built.*\n/m, '')]).toEqual([0, ''])
  expect(Object.keys(components).length).toBeGreaterThan(names.length)
  const now = shown()
  expect(Object.keys(now)).toEqual(Object.keys(original))
  expect(Object.keys(now).filter((path) => now[path] !== original[path])).toEqual([])
})
