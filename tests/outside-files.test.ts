/** What pages may show: files of the repository. All else is refused where it is asked for, unless the config allows it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { configText, temporarySite, writeFiles, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const secret = 'the secret'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"><text>${secret}</text></svg>`

/** A diagnostic in the report. */
interface Told {
  readonly code: string
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly message: string
}

interface Setting {
  /** Path below the folder around the repository → text. */
  readonly around?: Readonly<Record<string, string>>
  /** Symbolic links: path below the folder around the repository → what it says. */
  readonly links?: Readonly<Record<string, string>>
  readonly git?: boolean
}

/** A site at `repo/apps/docs` of a folder that holds secrets beside the repository. */
function monorepo(files: Readonly<Record<string, string>>, { around = {}, links = {}, git = true }: Setting = {}) {
  const outer = temporarySite()
  sites.push(outer)
  rmSync(outer.dir, { recursive: true })
  const dir = join(outer.workDir, 'repo/apps/docs')
  writeFiles(dir, { 'docs.config.mjs': configText(), 'docs/index.md': '# Home\n', ...files })
  const besides = {
    'secret.txt': secret,
    'secret.svg': svg,
    'secret/_note.mdx': secret,
    'secret/a.md': `# ${secret}\n`,
  }
  writeFiles(outer.workDir, { ...besides, 'secret/x.js': `export default () => '${secret}'\n`, ...around })
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(outer.workDir, path)), { recursive: true })
    symlinkSync(target, join(outer.workDir, path))
  }
  if (git) execFileSync('git', ['init', '--quiet', join(outer.workDir, 'repo')])
  const run = async (command: 'build' | 'check') => {
    const { code, stdout, stderr } = await runWarm([command, '.', '--reporter', 'json'], { cwd: dir, env: withoutCi })
    if (stdout === '') throw new Error(stderr)
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Told[] }
    return { code, diagnostics }
  }
  return { dir, run, write: (more: Readonly<Record<string, string>>) => writeFiles(dir, more) }
}

const withoutCi = { GITHUB_WORKSPACE: '', CI_PROJECT_DIR: '' }
const docs = (more: object) => configText({ docs: { path: 'docs', routeBasePath: '/', ...more } })

type Place = readonly [file: string, line: number | undefined, column: number | undefined, outside: string]

/** How it is asked for, in a file of one site → where it is told, and what is not read. */
const together: Readonly<Record<string, readonly [text: string, at: Place]>> = {
  'the file of a code block': [
    '# A\n\n```txt file=../../../../secret.txt\n```\n',
    ['docs/code.md', 3, 13, '../../../secret.txt'],
  ],
  'a picture': ['# A\n\n![x](../../../../secret.svg)\n', ['docs/picture.md', 3, 6, '../../../secret.svg']],
  'a link to a file': ['# A\n\n[x](../../../../secret.txt)\n', ['docs/link.md', 3, 5, '../../../secret.txt']],
  'a path from the site folder': [
    '# A\n\n![x](@site/../../../secret.svg)\n',
    ['docs/from-site.md', 3, 6, '../../../secret.svg'],
  ],
  'a property of an element': [
    '# A\n\n<img src="../../../../secret.svg" alt="" />\n',
    ['docs/property.mdx', 3, 11, '../../../secret.svg'],
  ],
  'the picture of front matter': [
    '---\nimage: ../../../../secret.svg\n---\n\n# A\n',
    ['docs/front-matter.md', 2, 8, '../../../secret.svg'],
  ],
  'the text of a file': [
    "import t from '!!raw-loader!../../../../secret.txt'\n\n<pre>{t}</pre>\n",
    ['docs/raw.mdx', 1, 15, '../../../secret.txt'],
  ],
  'a partial': [
    "import N from '../../../../secret/_note.mdx'\n\n<N />\n",
    ['docs/partial.mdx', 1, 15, '../../../secret/_note.mdx'],
  ],
  'a module': [
    "import x from '../../../../secret/x.js'\n\n{x()}\n",
    ['docs/module.mdx', 1, 15, '../../../secret/x.js'],
  ],
  'an imported picture': [
    "import x from '../../../../secret.svg'\n\n<img src={x} alt='' />\n",
    ['docs/imported.mdx', 1, 15, '../../../secret.svg'],
  ],
  'a module of a component': [
    "import t from '!!raw-loader!../../../secret.txt'\nexport default () => <pre>{t}</pre>\n",
    ['x.jsx', 1, 16, '../../../secret.txt'],
  ],
  'a module of a React page': [
    "import x from '../../../../secret/x.js'\nexport default () => <h1>{x()}</h1>\n",
    ['pages/react.jsx', 1, 16, '../../../secret/x.js'],
  ],
  'a stylesheet of a component': [
    'h1 { background: url(../../../../secret.svg) }\n',
    ['pages/styled.css', 1, undefined, '../../../secret.svg'],
  ],
  'a picture in a linked folder': [
    '# A\n\n![x](@site/img/secret.svg)\n',
    ['docs/in-linked.md', 3, 6, '../../../secret.svg'],
  ],
  'a linked snippet': ['# A\n\n```txt file=@site/s.txt\n```\n', ['docs/snippet.md', 3, 13, '../../../secret.txt']],
  'a linked doc': ['', ['docs/linked.md', undefined, undefined, '../../../secret/a.md']],
  'a linked folder of docs': ['', ['docs/more', undefined, undefined, '../../../secret']],
  'a linked static file': ['', ['static/s.txt', undefined, undefined, '../../../secret.txt']],
  'a linked React page': ['', ['pages/linked.jsx', undefined, undefined, '../../../secret/x.js']],
}

const manyLinks = {
  'repo/apps/docs/img': '../../..',
  'repo/apps/docs/s.txt': '../../../secret.txt',
  'repo/apps/docs/docs/linked.md': '../../../../secret/a.md',
  'repo/apps/docs/docs/more': '../../../../secret',
  'repo/apps/docs/static/s.txt': '../../../../secret.txt',
  'repo/apps/docs/pages/linked.jsx': '../../../../secret/x.js',
}

/** What cannot stand beside the others. */
const alone: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, at: Place, setting: Setting]>> =
  {
    'docs that are a link': [
      { 'docs.config.mjs': docs({ path: 'linked' }) },
      ['linked', undefined, undefined, '../../../secret'],
      { links: { 'repo/apps/docs/linked': '../../../secret' } },
    ],
    'a linked static folder': [
      {},
      ['static', undefined, undefined, '../../../secret'],
      { links: { 'repo/apps/docs/static': '../../../secret' } },
    ],
    'a module that a plugin gives to browsers': [
      {
        'docs.config.mjs': configText({ plugins: [{ name: 'stats', client: ['stats.js'] }] }),
        'stats.js': "import x from '../../../secret/x.js'\nx()\n",
      },
      ['stats.js', 1, 16, '../../../secret/x.js'],
      {},
    ],
    'a file outside of a site without git': [
      { 'docs/a.md': '# A\n\n```txt file=../../x.txt\n```\n' },
      ['docs/a.md', 3, 13, '../x.txt'],
      { git: false, around: { 'repo/apps/x.txt': secret } },
    ],
  }

/** What is refused of a site that does not build, in a build and in a check. */
async function refusedIn(site: ReturnType<typeof monorepo>): Promise<readonly Place[]> {
  const [built, checked] = [await site.run('build'), await site.run('check')]
  expect(checked).toEqual(built)
  expect(built.code).toBe(1)
  return built.diagnostics.flatMap(({ code, file, line, column, message }): Place[] => {
    const outside = /^Unexpected "(.*?)", expected a file of the repository/.exec(message)?.[1]
    // What follows from docs that are not read.
    if (code === 'no-docs') return []
    expect({ code, outside }).toMatchObject({ code: 'outside-file', outside: expect.any(String) })
    return [[file, line, column, outside ?? '']]
  })
}

describe('a file outside of the repository is refused where it is asked for', () => {
  let places: readonly Place[]
  beforeAll(async () => {
    const written = Object.values(together).flatMap(([text, [file]]) => (text === '' ? [] : [[file, text] as const]))
    const importers = {
      'docs/component.mdx': "import X from '@site/x.jsx'\n\n<X />\n",
      'pages/styled.jsx': "import './styled.css'\nexport default () => <h1>X</h1>\n",
    }
    const site = monorepo({ ...Object.fromEntries(written), ...importers }, { links: manyLinks })
    places = await refusedIn(site)
  })

  test.each(Object.entries(together))('%s', (_, [, [file, line, column, outside]]) => {
    const own = places.filter(([at]) => at === file)
    expect(own).toEqual([[file, line, column ?? own[0]?.[2], outside]])
  })

  test.each(Object.entries(alone))('%s', async (_, [files, at, setting]) => {
    expect(await refusedIn(monorepo(files, setting))).toEqual([at])
  })
})

/** What may be shown → the files of a site. */
const allowed: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, setting?: Setting]>> = {
  'another package of the repository': [
    { 'docs/a.md': '# A\n\n```txt file=../../../packages/x/README.md\n```\n\n![x](../../../packages/x/x.svg)\n' },
    { around: { 'repo/packages/x/README.md': secret, 'repo/packages/x/x.svg': svg } },
  ],
  'a link within the repository': [
    { 'docs/a.md': '# A\n\n```txt file=@site/s.txt\n```\n' },
    {
      around: { 'repo/shared/s.txt': secret, 'repo/shared/b/b.md': '# B\n' },
      links: {
        'repo/apps/docs/s.txt': '../../shared/s.txt',
        'repo/apps/docs/docs/b': '../../../shared/b',
        'repo/apps/docs/static': '../../shared',
      },
    },
  ],
  'a file of an installed package': [
    { 'docs/a.md': '# A\n\n```txt file=@site/node_modules/x/README.md\n```\n' },
    { around: { 'repo/apps/docs/node_modules/x/README.md': secret } },
  ],
  'a file of a package that is linked from elsewhere': [
    { 'docs/a.mdx': "import x from 'x'\n\n{x()}\n\n```txt file=@site/node_modules/x/x.js\n```\n" },
    {
      around: { 'secret/package.json': '{"name": "x", "type": "module", "main": "x.js"}' },
      links: { 'repo/apps/docs/node_modules/x': '../../../../secret' },
    },
  ],
  'a workspace': [
    { 'docs/a.mdx': "import x from 'x'\n\n{x()}\n" },
    {
      around: {
        'repo/packages/x/package.json': '{"name": "x", "type": "module", "main": "x.js"}',
        'repo/packages/x/x.js': `import { y } from './y.js'\nexport default () => y\n`,
        'repo/packages/x/y.js': `export const y = '${secret}'\n`,
      },
      links: { 'repo/apps/docs/node_modules/x': '../../../packages/x' },
    },
  ],
  'docs and static files that the config takes from elsewhere': [
    { 'docs.config.mjs': docs({ path: '../../../secret' }) },
  ],
  'docs from beside a site without git': [
    { 'docs.config.mjs': docs({ path: '../content' }) },
    { git: false, around: { 'repo/apps/content/a.md': '# A\n\n![x](./x.svg)\n', 'repo/apps/content/x.svg': svg } },
  ],
  'what the config allows': [
    {
      'docs.config.mjs': configText({ readableDirs: ['../../..'] }),
      'docs/page.mdx':
        "import x from '../../../../secret/x.js'\n\n{x()}\n\n![x](../../../../secret.svg)\n\n" +
        '```txt file=../../../../secret.txt\n```\n',
      'pages/x.jsx': "import x from '../../../../secret/x.js'\nexport default () => <h1>{x()}</h1>\n",
    },
    { links: { 'repo/apps/docs/static': '../../../secret', 'repo/apps/docs/docs/more': '../../../../secret' } },
  ],
}

describe('pages show', () => {
  test.each(Object.entries(allowed))('%s', async (_, [files, setting]) => {
    const site = monorepo(files, setting)
    expect(await site.run('build')).toEqual({ code: 0, diagnostics: [] })
    expect(await site.run('check')).toEqual({ code: 0, diagnostics: [] })
  })
})

test('a folder outside that is allowed shows its docs by each link, and what leads back only once', async () => {
  const links = {
    'repo/apps/docs/docs/one': '../../../../out',
    'repo/apps/docs/docs/two': '../../../../out',
    'out/in/loop': '../in',
    'out/back': '../repo/apps/docs/docs',
    'out/other': '../other',
    'other/again': '../out',
  }
  const around = { 'out/in/a.md': '# A\n', 'other/b.md': '# B\n' }
  const config = { 'docs.config.mjs': configText({ readableDirs: ['../../../out', '../../../other'] }) }
  const { dir } = monorepo(config, { links, around })
  const { stdout } = await runWarm(['routes', '.'], { cwd: dir, env: withoutCi })
  const routes = ['/', '/one/back/', '/one/in/a', '/one/other/b', '/search', '/two/back/', '/two/in/a', '/two/other/b']
  expect(stdout.trim().split('\n')).toEqual(routes)
})

test('the hint for a folder allows that folder, not the one around it', async () => {
  const site = monorepo({}, { links: { 'repo/apps/docs/docs/more': '../../../../secret' } })
  const { stderr } = await runWarm(['check', '.'], { cwd: site.dir, env: withoutCi })
  expect(stderr).toContain("readableDirs: ['../../../secret']")
})

test('a folder outside is told once, and nothing of what lies in it', async () => {
  const links = {
    'repo/apps/docs/docs/more': '../../../../secret',
    'secret/b.md': '../secret.txt',
    'secret/c.md': 'gone',
  }
  const { diagnostics } = await monorepo({}, { links }).run('check')
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['outside-file docs/more'])
})

test('a check after a change of the config or of a link tells what is so now', async () => {
  const text = '# A\n\n```txt file=@site/s.txt\n```\n\n![x](../../../../secret.svg)\n'
  const site = monorepo({ 'docs/a.md': text, 's2.txt': secret })
  const link = join(site.dir, 's.txt')
  const lines = async (command: 'build' | 'check') => (await site.run(command)).diagnostics.map(({ line }) => line)
  symlinkSync('../../../secret.txt', link)
  expect(await lines('check')).toEqual([3, 6])
  site.write({ 'docs.config.mjs': configText({ readableDirs: ['../../..'] }) })
  expect(await lines('check')).toEqual([])
  expect(await lines('build')).toEqual([])
  site.write({ 'docs.config.mjs': configText() })
  expect(await lines('build')).toEqual([3, 6])
  expect(await lines('check')).toEqual([3, 6])
  rmSync(link)
  symlinkSync('s2.txt', link)
  expect(await lines('check')).toEqual([6])
  rmSync(link)
  symlinkSync('../../../secret.txt', link)
  expect(await lines('check')).toEqual([3, 6])
})
