/** Whatever is wrong with a site: the message says where and what to write, the old output stays, nothing shows a stack. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runCli, type CliRun } from './run-cli.ts'
import { serveStatic } from '../packages/ssg-cli/src/io/static-server.ts'
import { configText, copyOfSite, filesBelow, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

type Texts = Readonly<Record<string, string | Uint8Array>>

const sites: TemporarySite[] = []
const newSite = (files: Texts = {}) => {
  const site = temporarySite(files)
  sites.push(site)
  return site
}

afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

/** A site of which a build worked. */
const built = temporarySite()

beforeAll(async () => {
  expect((await built.buildWarm()).code).toBe(0)
})

afterAll(() => built.remove())

/** What a failing build says, after one that worked; what that one wrote must stay. */
async function failing(bad: Texts): Promise<CliRun> {
  const site = copyOfSite(built)
  sites.push(site)
  const before = site.output()
  expect(before).toHaveProperty('index.html')
  site.write(bad)
  const run = await site.buildWarm()
  expect(site.output()).toEqual(before)
  expectNoLeftovers(site)
  return run
}

function expectNoLeftovers(site: TemporarySite) {
  expect(readdirSync(site.dir).filter((name) => name.startsWith('.dist'))).toEqual([])
  expect(existsSync(join(site.dir, '.docs-build/lock'))).toBe(false)
}

function expectNoStack({ stderr }: CliRun) {
  expect(stderr).not.toMatch(/^\s+at .+:\d+:\d+/m)
  expect(stderr).not.toContain('This is a bug')
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const component = (body: string) => `export default function Gauge() {\n  ${body}\n}\n`

describe('content that is wrong fails with exit code 1 and says where and what to write', () => {
  test.each<[name: string, files: Texts, words: readonly string[]]>([
    [
      'YAML that is none',
      { 'docs/a.md': '---\ntitle: "open\n---\n\n# A\n' },
      ['site/docs/a.md:2:8', 'invalid-front-matter', 'expected a closing "'],
    ],
    [
      'front matter without an end',
      { 'docs/a.md': '---\ntitle: A\n\n# A\n' },
      ['site/docs/a.md:1:1', 'lost-front-matter', 'expected'],
    ],
    [
      'JSX that is not closed',
      { 'docs/a.mdx': '# A\n\n<Details>\n\nText.\n' },
      ['site/docs/a.mdx:3:1', 'markdown-syntax', 'expected the closing tag "</Details>"', 'Write "</Details>"'],
    ],
    [
      'a component that nobody knows',
      { 'docs/a.mdx': '# A\n\n<Gouge />\n' },
      ['site/docs/a.mdx:3:2', 'unknown-component', 'Unexpected component "Gouge"', 'Import it'],
    ],
    [
      'a component that throws',
      {
        'docs/a.mdx': "import Gauge from '@site/components/Gauge'\n\n# A\n\n<Gauge />\n",
        'components/Gauge.jsx': component("throw new Error('No pressure')"),
      },
      ['site/docs/a.mdx', 'render-error', 'component "Gauge" at "/a": No pressure'],
    ],
    [
      'a component that throws what is no error',
      {
        'docs/a.mdx': "import Gauge from '@site/components/Gauge'\n\n# A\n\n<Gauge />\n",
        'components/Gauge.jsx': component("throw 'No pressure'"),
      },
      ['site/docs/a.mdx', 'render-error', 'component "Gauge" at "/a": No pressure'],
    ],
    [
      'a component that waits for data',
      {
        'docs/a.mdx': "import Gauge from '@site/components/Gauge'\n\n# A\n\n<Gauge />\n",
        'components/Gauge.jsx': component('throw new Promise(() => undefined)'),
      },
      ['site/docs/a.mdx', 'render-error', '"/a"'],
    ],
    [
      'a module that throws while it loads',
      {
        'docs/a.mdx': "import Gauge from '@site/components/Gauge'\n\n# A\n\n<Gauge />\n",
        'components/Gauge.jsx': `throw new Error('Not here')\n${component('return null')}`,
      },
      [
        'site/components/Gauge.jsx:1:7  error  render-error',
        'loading module "components/Gauge.jsx": Not here',
        '1 error in',
      ],
    ],
    [
      'a name that a module does not export',
      {
        'docs/a.mdx': "import { Dial } from '@site/components/Gauge'\n\n# A\n\n<Dial />\n",
        'components/Gauge.jsx': component('return null'),
      },
      ['site/docs/a.mdx', '"Dial"'],
    ],
    [
      'an import of nothing',
      { 'docs/a.mdx': "import Note from './_note.mdx'\n\n# A\n\n<Note />\n" },
      ['site/docs/a.mdx:1:18', 'broken-import', 'Unexpected import "./_note.mdx"', 'expected a file'],
    ],
    [
      'partials in a circle',
      {
        'docs/a.mdx': "import B from './_b.mdx'\n\n# A\n\n<B />\n",
        'docs/_b.mdx': "import C from './_c.mdx'\n\n<C />\n",
        'docs/_c.mdx': "import B from './_b.mdx'\n\n<B />\n",
      },
      ['site/docs/_c.mdx:1:15', 'circular-partial', '"docs/_b.mdx" → "docs/_c.mdx" → "docs/_b.mdx"'],
    ],
    [
      'a partial of itself',
      { 'docs/a.mdx': "import A from './a.mdx'\n\n# A\n\n<A />\n" },
      ['site/docs/a.mdx:1:15', 'circular-partial'],
    ],
    [
      'bytes that are no text',
      { 'docs/a.md': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]) },
      ['site/docs/a.md', 'unreadable-file', 'expected text in UTF-8'],
    ],
    [
      'text that is not UTF-8',
      { 'docs/a.md': new Uint8Array([0x23, 0x20, 0x43, 0x61, 0x66, 0xe9, 0x0a]) },
      ['site/docs/a.md', 'unreadable-file', 'Save the file in the encoding UTF-8'],
    ],
    [
      'two docs with one id',
      { 'docs/1-a.md': '# One\n', 'docs/2-a.md': '# Two\n' },
      ['site/docs/2-a.md', 'duplicate-doc-id', '"docs/1-a.md", "docs/2-a.md"', 'Rename a file'],
    ],
    [
      'a page that is no component',
      { 'pages/a.jsx': 'export const Page = () => null\n' },
      ['site/pages/a.jsx', 'no-default-export', 'expected a default export'],
    ],
    [
      'a component that cannot be parsed',
      {
        'docs/a.mdx': "import Gauge from '@site/components/Gauge'\n\n# A\n\n<Gauge />\n",
        'components/Gauge.jsx': 'export default function Gauge( {\n',
      },
      ['site/components/Gauge.jsx:', 'bundle-error'],
    ],
    [
      'a component that is a folder',
      {
        'docs/a.mdx': "import Gauge from '@site/components/Gauge'\n\n# A\n\n<Gauge />\n",
        'components/Gauge/readme.txt': 'nothing',
      },
      ['site/docs/a.mdx:1:19', 'broken-import'],
    ],
    [
      'a stylesheet of the config that does not exist',
      { 'docs.config.mjs': configText({ theme: { css: ['custom.css'] } }) },
      ['site/docs.config.mjs:1:', 'broken-import', 'Unexpected import "./custom.css"'],
    ],
    [
      'a registered component that does not exist',
      { 'docs.config.mjs': configText({ theme: { mdxComponents: { Gauge: 'components/Gauge.jsx' } } }) },
      ['site/docs.config.mjs:1:', 'broken-import', 'Unexpected file "components/Gauge.jsx" for component "Gauge"'],
    ],
    [
      'a folder named like a page',
      { 'docs/a.md/note.txt': 'nothing', 'docs/index.md': '# Home\n\n[a](./a.md) [b](/b)\n' },
      ['site/docs/index.md:3:17', 'broken-link'],
    ],
  ])('%s', async (_, bad, words) => {
    const run = await failing(bad)
    for (const word of words) expect(run.stderr).toContain(word)
    expectNoStack(run)
    expect(run).toMatchObject({ code: 1, stdout: '' })
  })

  test('no docs at all', async () => {
    const site = newSite()
    await site.buildWarm()
    rmSync(join(site.dir, 'docs/index.md'))
    const run = await site.buildWarm()
    expect(run.stderr).toContain('Unexpected empty folder "docs"')
    expect(run.stderr).toContain('add a doc')
    expectNoStack(run)
    expect(run.code).toBe(1)
    expect(Object.keys(site.output())).toContain('index.html')
    rmSync(join(site.dir, 'docs'), { recursive: true })
    expect((await site.buildWarm()).code).toBe(1)
  })

  test('links to files that are not there, and loops of links', async () => {
    const site = newSite()
    await site.buildWarm()
    symlinkSync('nowhere.md', join(site.dir, 'docs/dangling.md'))
    symlinkSync('self.md', join(site.dir, 'docs/self.md'))
    const run = await site.buildWarm()
    expect(run.stderr).toContain('site/docs/dangling.md  error  unreadable-file')
    expect(run.stderr).toContain('It is a symbolic link that leads nowhere.')
    expect(run.stderr).toContain('site/docs/self.md  error  unreadable-file')
    expect(run.stderr).toContain('It is a symbolic link that leads to itself.')
    expectNoStack(run)
    expect(run.code).toBe(1)
  })

  test.skipIf(process.getuid?.() === 0)('a file that may not be read', async () => {
    const site = newSite({ 'docs/a.md': '# A\n' })
    execFileSync('chmod', ['000', join(site.dir, 'docs/a.md')])
    const run = await site.buildWarm()
    expect(run.stderr).toContain('site/docs/a.md')
    expect(run.stderr).toContain('Its permissions do not allow it.')
    expect(run.code).toBe(1)
  })
})

test.each<readonly string[]>([['build'], ['check'], ['version', '1.0'], ['search', 'push']])(
  'a config that is not UTF-8 is said by %s, with exit code 2',
  async (...command) => {
    const text = Buffer.from(configText({ title: 'Caf\u00e9' }), 'latin1')
    const site = newSite({ 'docs.config.mjs': text })
    const run = await runWarm([...command, 'site'], { cwd: site.workDir })
    expect(run.stderr).toContain('site/docs.config.mjs  error  unreadable-file')
    expect(run.stderr).toContain('Save the file in the encoding UTF-8')
    expectNoStack(run)
    expect(run.code).toBe(2)
  },
)

test('a config in a .js of a package without a type is read without a word from Node', async () => {
  const site = newSite({ 'package.json': '{ "name": "plant" }\n', 'docs.config.js': configText() })
  rmSync(join(site.dir, 'docs.config.mjs'))
  const run = await runCli(['check', 'site'], { cwd: site.workDir })
  expect(run.stderr).toMatch(/^Checked 3 pages/)
  expect(run.code).toBe(0)
})

test('what a build wrote into the docs is not read as docs by the next command', async () => {
  const site = newSite({ 'docs/a.md': '# A\n' })
  const first = await runWarm(['build', 'site', '--out-dir', 'site/docs/out'], { cwd: site.workDir })
  expect(first.code).toBe(0)
  const [, pages] = /Built (\d+) pages/.exec(first.stderr) ?? []
  expect((await runWarm(['check', 'site', '--no-cache'], { cwd: site.workDir })).stderr).toContain(
    `Checked ${pages} pages`,
  )
})

test('a config that throws is shown where it throws, the second time and behind a symbolic link too', async () => {
  const site = newSite({
    'docs.config.mjs': "import { need } from './need'\nexport default { title: need('TITLE') }\n",
    'need.ts': 'export const need = (name: string): string => {\n  throw new Error(`Set ${name}.`)\n}\n',
  })
  symlinkSync(site.dir, join(site.workDir, 'link'))
  for (const dir of ['site', 'site', 'link']) {
    const run = await runWarm(['check', dir], { cwd: site.workDir })
    expect(run.stderr).toContain('site/need.ts:2:9  error  invalid-config')
    expect(run.stderr).toContain('Set TITLE.')
    expect(run.code).toBe(2)
  }
})

describe('a config that is wrong ends with exit code 2 and says where and what to write', () => {
  test.each<[name: string, files: Texts, words: readonly string[]]>([
    [
      'that throws',
      { 'docs.config.mjs': "throw new Error('No network')\n" },
      ['site/docs.config.mjs:1:7', 'No network'],
    ],
    [
      'that throws in a file that it imports, written in TypeScript',
      {
        'docs.config.mjs': "import { need } from './need'\nexport default { title: need('TITLE') }\n",
        'need.ts':
          'interface Wanted {\n  name: string\n}\n\nexport function need(name: Wanted["name"]): string {\n  throw new Error(`Set ${name}.`)\n}\n',
      },
      ['site/need.ts:6:9', 'Set TITLE.', '> 6 |'],
    ],
    [
      'that throws when it is asked',
      { 'docs.config.mjs': 'export default async () => {\n  const found = undefined\n  return found.title\n}\n' },
      ['site/docs.config.mjs:3:16', 'expected the config'],
    ],
    [
      'that takes from a module what it does not have',
      { 'docs.config.mjs': "import { nothing } from 'node:fs'\nexport default { title: nothing }\n" },
      ['site/docs.config.mjs:1:', "does not provide an export named 'nothing'"],
    ],
    [
      'with keys that nobody knows',
      { 'docs.config.mjs': configText({ titel: 'A' }) },
      ['site/docs.config.mjs:1:', 'Unexpected key "titel"', 'Did you mean "title"?'],
    ],
    [
      'that cannot be parsed',
      { 'docs.config.mjs': 'export default {\n  title: "A",,\n}\n' },
      ['site/docs.config.mjs:2:14', 'invalid-config'],
    ],
    [
      'that imports what does not exist',
      { 'docs.config.mjs': "import a from './nowhere.mjs'\nexport default { a }\n" },
      ['site/docs.config.mjs:1:', './nowhere.mjs'],
    ],
    ['without a default export', { 'docs.config.mjs': 'export const config = {}\n' }, ['default export']],
    ['that is a function', { 'docs.config.mjs': 'export default () => ({})\n' }, ['site/docs.config.mjs', 'expected']],
    [
      'versions.json that is no JSON',
      { 'versions.json': '["8.1",\n "8.0" "7.9"]\n' },
      ['site/versions.json:2:8', 'Unexpected "7.9", expected a comma or "]"', '["8.1", "8.0"]'],
    ],
    [
      'versions.json with something else',
      { 'versions.json': '{"8.1": true}\n' },
      ['site/versions.json:1:1', 'expected a JSON list of version names', '["8.1", "8.0"]'],
    ],
    [
      'versions.json with a number',
      { 'versions.json': '["8.1",\n 8.0]\n' },
      ['site/versions.json:2:2', 'expected a JSON list of version names', '["8.1", "8.0"]'],
    ],
    ['versions.json with a bad name', { 'versions.json': '["a/b"]\n' }, ['site/versions.json:1:3', '"a/b"']],
    [
      'a sidebar file that does not exist',
      { 'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.json' } }) },
      ['sidebars.json', 'expected'],
    ],
    [
      'a sidebar file that throws',
      {
        'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.mjs' } }),
        'sidebars.mjs': "throw new Error('No sidebars')\n",
      },
      ['site/sidebars.mjs:1:7', 'No sidebars'],
    ],
    [
      'a sidebar file that is no JSON',
      {
        'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.json' } }),
        'sidebars.json': '{\n  "main": ["index",]\n}\n',
      },
      ['site/sidebars.json:2:20', 'Unexpected "]", expected a value'],
    ],
    [
      'an overlay of a version that does not exist',
      {
        'docs.config.mjs': configText({
          docs: { path: 'docs', routeBasePath: '/', versions: { current: { overlay: '9.9' } } },
        }),
      },
      ['site/docs.config.mjs:1:', '"9.9"', 'expected', '^^^'],
    ],
    [
      'a git ref that does not exist',
      {
        'versions.json': '["8.1"]\n',
        'docs.config.mjs': configText({
          docs: { path: 'docs', routeBasePath: '/', versions: { 8.1: { git: { ref: 'v8.1', dir: 'docs' } } } },
        }),
      },
      ['site/docs.config.mjs', 'git'],
    ],
  ])('%s', async (_, bad, words) => {
    const run = await failing(bad)
    for (const word of words) expect(run.stderr).toContain(word)
    expectNoStack(run)
    expect(run).toMatchObject({ code: 2, stdout: '' })
  })

  test('no config at all', async () => {
    const site = newSite()
    rmSync(join(site.dir, 'docs.config.mjs'))
    const run = await site.buildWarm()
    expect(run.stderr).toContain('expected docs.config.ts')
    expectNoStack(run)
    expect(run.code).toBe(2)
  })

  test('a site that does not exist', async () => {
    const site = newSite()
    const run = await runWarm(['build', 'nowhere'], { cwd: site.workDir })
    expect(run.stderr).toContain('Unexpected site "nowhere"')
    expect(run.code).toBe(2)
  })
})

describe('content that is unusual builds', () => {
  test('an empty file is a page with the name of the file', async () => {
    const site = newSite({ 'docs/empty.md': '', 'docs/empty-mdx.mdx': '', 'docs/only-front-matter.md': '---\n---' })
    const run = await site.buildWarm()
    expect(run).toMatchObject({ code: 0 })
    expect(site.output()['empty/index.html']).toContain('<h1>empty</h1>')
    expect(Object.keys(site.output())).toEqual(
      expect.arrayContaining(['empty-mdx/index.html', 'only-front-matter/index.html']),
    )
  })

  test('a byte order mark and line ends of Windows do not show', async () => {
    const site = newSite({ 'docs/a.md': '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n# Heading\r\n\r\n[bad](/nowhere)\r\n' })
    const run = await site.buildWarm()
    expect(run.stderr).toContain('site/docs/a.md:7:7')
    expect(run.code).toBe(1)
  })

  test('a page of 1 MB', async () => {
    const part =
      '## Heading\n\nSome *text* with [a link](/) and `code`, and words that make it a sentence as prose has them.\n\n'
    const site = newSite({ 'docs/large.md': `# Large\n\n${part.repeat(Math.ceil(1_000_000 / part.length))}` })
    // Long before the time of the test is over.
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(site.output()['large/index.html']?.length).toBeGreaterThan(1_000_000)
  })

  const names = [
    'with space',
    '100% done',
    'a#b',
    'what?',
    'größe',
    '日本語',
    "it's",
    'a&b',
    'a+b',
    'x;y',
    '[id]',
    '(a)',
  ]

  test('file names with characters that mean something in URLs', async () => {
    const links = names.map(
      (name) => `- [file](<./${encodeURIComponent(name)}.md>) [url](/${encodeURIComponent(name)})`,
    )
    const site = newSite({
      'docs/index.md': `# Home\n\n${links.join('\n')}\n\n[raw](<./with space.md>) [raw](./größe.md)\n`,
      ...Object.fromEntries(
        names.map((name) => [`docs/${name}.md`, `# Page ${name}\n\n![Flow](<./${encodeURIComponent(name)}.svg>)\n`]),
      ),
      ...Object.fromEntries(
        names.map((name) => [
          `docs/${name}.svg`,
          `<svg xmlns="http://www.w3.org/2000/svg" id="${names.indexOf(name)}"/>`,
        ]),
      ),
      ...Object.fromEntries(names.map((name) => [`static/${name}.txt`, name])),
    })
    const run = await site.buildWarm(['--reporter', 'json'])
    expect(run.code).toBe(0)
    const { diagnostics, pages } = JSON.parse(run.stdout)
    // Windows can't have some of them; the others are told of nothing.
    expect(new Set(diagnostics.map(({ code }: { readonly code: string }) => code))).toEqual(
      new Set(['unportable-name']),
    )
    expect(pages).toBe(15)
    const server = await serveStatic({ dir: join(site.dir, 'dist'), host: '127.0.0.1', port: 0, baseUrl: '/' })
    try {
      const home = await (await fetch(server.url)).text()
      const article = home.slice(home.indexOf('<article'), home.indexOf('</article>'))
      const hrefs = [...article.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
        [...item.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href)),
      )
      expect(hrefs).toHaveLength(names.length)
      for (const [index, name] of names.entries()) {
        for (const href of hrefs[index] ?? []) {
          const page = await (await fetch(new URL(href, server.url))).text()
          expect({ href, title: unescaped(/<title>(.*?) \|/.exec(page)?.[1] ?? '') }).toEqual({
            href,
            title: `Page ${name}`,
          })
          const src = unescaped(/<img[^>]* src="([^"]*)"/.exec(page)?.[1] ?? '')
          expect(await (await fetch(new URL(src, server.url))).text()).toContain(`id="${index}"`)
        }
        expect(hrefs[index]).toHaveLength(2)
        expect(await (await fetch(new URL(`/${encodeURIComponent(name)}.txt`, server.url))).text()).toBe(name)
      }
    } finally {
      await server.close()
    }
  })

  test('symbolic links that lead back up are followed once', async () => {
    const site = newSite({ 'docs/guide/page.md': '# Page\n', 'elsewhere/far.md': '# Far\n' })
    symlinkSync('..', join(site.dir, 'docs/guide/up'))
    symlinkSync('../elsewhere', join(site.dir, 'docs/linked'))
    symlinkSync('../docs', join(site.dir, 'elsewhere/back'))
    const run = await site.buildWarm()
    expect(run).toMatchObject({ code: 0 })
    expect(Object.keys(site.output())).toEqual(
      expect.arrayContaining(['guide/page/index.html', 'linked/far/index.html']),
    )
  })

  test('words of the language as names of files, ids and headings', async () => {
    const words = ['constructor', 'x__proto__', 'toString', 'hasOwnProperty']
    const site = newSite(
      Object.fromEntries(
        words.map((word) => [
          `docs/${word}.mdx`,
          `---\nid: ${word}\n---\n\n## ${word}\n\n<details id="${word}-x"></details> [l](#${word.toLowerCase()})\n`,
        ]),
      ),
    )
    const run = await site.buildWarm()
    expect(run.stderr).toMatch(/^Built 7 pages/)
    expect(run.code).toBe(0)
  })
})

describe('a disk that takes no more', () => {
  const isRoot = process.getuid?.() === 0 && process.platform === 'linux'

  test.runIf(isRoot)('is said, and the old output stays', async () => {
    const site = newSite()
    const disk = join(site.workDir, 'disk')
    mkdirSync(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      // Without the right to mount there is no small disk to fill.
      return
    }
    try {
      const flags = ['--out-dir', 'disk/out']
      expect((await site.buildWarm(flags)).code).toBe(0)
      const before = filesBelow(join(disk, 'out'))
      site.write({ 'static/large.bin': new Uint8Array(3_000_000) })
      const run = await site.buildWarm(flags)
      expect(run.stderr).toContain('The disk is full.')
      expect(run.stderr).toContain('The previous output is untouched.')
      expectNoStack(run)
      expect(run.code).toBe(1)
      expect(filesBelow(join(disk, 'out'))).toEqual(before)
      expect(readdirSync(disk)).toEqual(['out'])
    } finally {
      execFileSync('umount', [disk])
    }
  })

  test.runIf(isRoot)('is said when it is the disk of the site itself', async () => {
    const site = newSite()
    const disk = join(site.workDir, 'disk')
    mkdirSync(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      return
    }
    try {
      execFileSync('cp', ['-r', site.dir, join(disk, 'site')])
      const run = await runWarm(['build', 'disk/site'], { cwd: site.workDir })
      expect(run.stderr).toContain('The disk is full.')
      expectNoStack(run)
      expect(run.code).toBe(1)
    } finally {
      execFileSync('umount', [disk])
    }
  })

  test.runIf(process.platform !== 'win32')('is said when files may not grow', async () => {
    const site = newSite({ 'static/large.bin': new Uint8Array(30_000_000) })
    const command = `ulimit -f 20000; exec "${process.execPath}" bin/docs-build.js build "${site.dir}"`
    const run = await new Promise<CliRun>((done) => {
      import('node:child_process').then(({ execFile }) =>
        execFile('sh', ['-c', command], { cwd: join(import.meta.dirname, '..') }, (error, stdout, stderr) =>
          done({ code: error ? (typeof error.code === 'number' ? error.code : null) : 0, stdout, stderr }),
        ),
      )
    })
    expect(run.stderr).toContain('The output file "large.bin" can\'t be written.')
    expectNoStack(run)
    expect(run.code).toBe(1)
    expectNoLeftovers(site)
  })
})

test.each(['build', 'serve', 'compare dist'])('%s of a path through a file shows no stack', async (command) => {
  const { stderr, code } = await runWarm([...command.split(' '), 'site/docs/index.md/x'], { cwd: newSite().workDir })
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Unexpected (?:site|output) /) })
})
