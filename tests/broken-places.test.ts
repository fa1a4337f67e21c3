/** What commands beside build and check say of sites, outputs and names that are broken: where, what and in one line each. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, writeFiles, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

/** A folder with a site, and files beside it. */
function newPlace(files: Readonly<Record<string, string>> = {}, besides: Readonly<Record<string, string>> = {}) {
  const site = temporarySite(files)
  sites.push(site)
  writeFiles(site.workDir, besides)
  return site
}

/** Escape sequences, a line break that begins a command of GitHub, and characters that turn the direction. */
const hostile = 'x\u001B[31m\n::error::y\u202E'
const foreign = `module.exports = ${JSON.stringify({ title: 'A', url: 'https://example.com', baseUrl: '/' })}\n`
const page = '<title>A</title>'

test.each<[args: readonly string[], files: Readonly<Record<string, string>>]>([
  [['new', hostile], {}],
  [['new', hostile], { [hostile]: '' }],
  [['new', 'full'], { [`full/${hostile}`]: '' }],
  [['doctor', hostile], {}],
  [['doctor', hostile], { [`${hostile}/docs.config.mjs`]: configText() }],
  [['doctor', 'site'], { 'site/package.json': JSON.stringify({ dependencies: { [hostile]: '1' } }) }],
  [['doctor', 'site'], { 'site/docs.config.mjs': configText({ theme: { package: hostile } }) }],
  [['eject', hostile, 'site'], {}],
  [['eject', 'Footer', 'site'], { 'site/docs.config.mjs': configText({ theme: { package: hostile } }) }],
  [['eject', 'Footer', hostile], { [`${hostile}/docs.config.mjs`]: configText() }],
  [['migrate', hostile], { [`${hostile}/docusaurus.config.js`]: foreign }],
  [['serve', hostile], { [`${hostile}/docs.config.mjs`]: configText() }],
  [['compare', hostile, 'b'], {}],
  [
    ['compare', 'a', 'b'],
    { [`a/${hostile}/index.html`]: page, 'a/index.html': `<title>${hostile}</title>`, 'b/index.html': page },
  ],
  [['version', hostile, 'site'], {}],
  [['build', 'site', '--base-url', hostile], {}],
  [['build', 'site', `--${hostile}`], {}],
])('%j shows what names hold and lets none of it act', async (args, files) => {
  const { code, stdout, stderr } = await runWarm(args, { cwd: newPlace({}, files).workDir })
  expect(code).toBeLessThan(3)
  const said = stdout + stderr
  expect(said).toContain('x␛[31m')
  expect(said).toMatch(/y<U\+202E>|…/)
  // oxlint-disable-next-line no-control-regex -- they are what must not come through
  expect(said).not.toMatch(/[\0-\t\v-\x1F\u202E]|^::error/m)
})

const weird = 'throw { get message() { throw 1 }, toString() { throw 2 } }\n'
const circle =
  "const config = { title: 'A', url: 'https://example.com', baseUrl: '/' }\nconfig.customFields = { config }\n"

test.each<
  [name: string, args: readonly string[], files: Readonly<Record<string, string>>, code: number, words: string]
>([
  [
    'an error that can not be asked what it is',
    ['doctor', 'a'],
    { 'a/docs.config.mjs': weird },
    1,
    'The module throws while it loads: a value that can not be shown',
  ],
  [
    'data of a config that leads in a circle',
    ['migrate', 'a'],
    { 'a/docusaurus.config.js': `${circle}module.exports = config\n` },
    0,
    'Wrote a/docs.config.ts',
  ],
  [
    'data of a config that nests without end',
    ['migrate', 'a'],
    {
      'a/docusaurus.config.js':
        "let a = {}\nfor (let i = 0; i < 100000; i++) a = { a }\nmodule.exports = { title: 'A', customFields: a }\n",
    },
    2,
    'Unexpected depth of nesting, expected at most 512 levels in a config',
  ],
  [
    'a theme whose package says nothing',
    ['doctor', 'a'],
    {
      'a/docs.config.mjs': configText({ theme: { package: 'own' } }),
      'a/node_modules/own/package.json': '{',
    },
    0,
    'Theme: own 0.0.0',
  ],
  [
    'a theme that has no components',
    ['eject', 'Footer', 'a'],
    {
      'a/docs.config.mjs': configText({ theme: { package: 'own' } }),
      'a/node_modules/own/package.json': '{}',
    },
    2,
    'Unexpected component "Footer", expected one of the theme. It has none in its sources.',
  ],
  [
    'packages of a site that are no list',
    ['doctor', 'a'],
    { 'a/docs.config.mjs': configText(), 'a/package.json': 'null' },
    1,
    "package.json can't be read. Unexpected content, expected an object.",
  ],
  [
    'a place that is taken',
    ['new', 'a/b'],
    { a: '' },
    1,
    'The site can\'t be written at "a/b". A part of its path is a file. Nothing was changed.',
  ],
])('%s', async (_, args, files, code, words) => {
  const run = await runWarm(args, { cwd: newPlace({}, files).workDir })
  expect(run).toMatchObject({ code })
  expect(run.stdout + run.stderr).toContain(words)
})

const fifo = (path: string) => execFileSync('mkfifo', [path])

test.runIf(process.platform !== 'win32').each<[name: string, make: (folder: string) => void, words: string]>([
  ['a pipe', (folder) => fifo(join(folder, 'a/p.html')), '"a/p.html". It is neither a file nor a folder.'],
  [
    'a link that leads nowhere',
    (folder) => symlinkSync('nowhere', join(folder, 'a/p.html')),
    '"a/p.html". It does not exist.',
  ],
  [
    'a file that no text can hold',
    (folder) => {
      writeFiles(folder, { 'a/p.html': '' })
      truncateSync(join(folder, 'a/p.html'), 3 * 1024 ** 3)
    },
    '"a/p.html". It is too large to be read.',
  ],
])('%s in an output that is compared is named', async (_, make, words) => {
  const { workDir } = newPlace({}, { 'a/index.html': page, 'b/index.html': page })
  make(workDir)
  const { code, stderr } = await runWarm(['compare', 'a', 'b'], { cwd: workDir })
  expect({ code, stderr }).toEqual({ code: 2, stderr: `Unable to read ${words}\n` })
})

test('an output folder that holds nothing is not served', async () => {
  const { workDir, dir } = newPlace()
  mkdirSync(join(dir, 'dist'))
  expect(await runWarm(['serve', 'site'], { cwd: workDir })).toMatchObject({
    code: 2,
    stderr: 'There is no output folder "site/dist".\nRun `docs-build build` first.\n',
  })
})

test.runIf(process.platform !== 'win32')('a pipe in the place of a config of Docusaurus is told', async () => {
  const { workDir } = newPlace({}, { 'a/docs/index.md': '# A\n' })
  fifo(join(workDir, 'a/docusaurus.config.js'))
  const { code, stderr } = await runWarm(['migrate', 'a'], { cwd: workDir })
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Unexpected site "a", expected/) })
})

test('a folder in the place of the package.json of a Docusaurus site is no package', async () => {
  const { dir } = newPlace({
    'docusaurus.config.js': foreign.replace(
      '}',
      ", presets: [['classic', { blog: false, theme: { customCss: './a.css' } }]] }",
    ),
    'docs/index.md': '# A\n',
    'a.css': 'p { color: var(--color-text) }\n',
    'package.json/a.txt': '',
  })
  rmSync(join(dir, 'docs.config.mjs'))
  for (const command of ['build', 'migrate', 'build'])
    expect(await runWarm([command], { cwd: dir })).toMatchObject({
      code: 0,
      stderr: expect.not.stringMatching(/error|EISDIR/),
    })
})

test.runIf(process.platform !== 'win32')(
  'what can not be read in a static folder is told before anything is written',
  async () => {
    const site = newPlace({ 'static/a.txt': '' })
    fifo(join(site.dir, 'static/pipe'))
    symlinkSync('nowhere', join(site.dir, 'static/gone.png'))
    for (const command of ['build', 'check']) {
      const { code, stderr } = await runWarm([command, 'site'], { cwd: site.workDir })
      expect(code).toBe(1)
      expect(stderr).toContain(
        'site/static/gone.png  error  unreadable-file  Unable to read "static/gone.png": It is a symbolic link that leads nowhere',
      )
      expect(stderr).toContain('site/static/pipe  error  unreadable-file  Unable to read "static/pipe": It is neither')
      expect(stderr).not.toContain('Writing')
    }
  },
)

test('a link among static files of a Docusaurus site that leads nowhere is told, and the site is built', async () => {
  const config =
    "export default { title: 'A', url: 'https://a.dev', baseUrl: '/', presets: [['classic', { blog: false }]] }"
  const site = newPlace({ 'docusaurus.config.mjs': config, 'docs/a.md': '# A\n', 'static/a.txt': '' })
  rmSync(join(site.dir, 'docs.config.mjs'))
  symlinkSync('nowhere', join(site.dir, 'static/gone.png'))
  const { code, stderr } = await site.buildWarm()
  expect({ code, stderr }).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('site/static/gone.png  warning  unreadable-file  Unable to read "static/gone.png"'),
  })
})

test.skipIf(process.getuid?.() === 0)(
  'a static file that permissions keep from being read is told with all else',
  async () => {
    const site = newPlace({ 'static/a.txt': '', 'docs/a.md': '[a](./gone.md)\n' })
    chmodSync(join(site.dir, 'static/a.txt'), 0)
    const { code, stderr } = await site.buildWarm()
    expect(code).toBe(1)
    expect(stderr).toContain(
      'site/static/a.txt  error  unreadable-file  Unable to read "static/a.txt": Its permissions do not',
    )
    expect(stderr).toContain('broken-markdown-link')
  },
)

test('a scope of live code that is not there is told where the config names it', async () => {
  const plugins = "  plugins: [\n    ['@docs-build/plugin-live', { scope: './live/scope.tsx' }],\n  ],\n"
  const config = `export default {\n  title: 'A',\n  url: 'https://example.com',\n  docs: { routeBasePath: '/' },\n${plugins}}\n`
  const site = newPlace({ 'docs.config.mjs': config, 'docs/a.md': '# A\n\n```jsx live\n<b>a</b>\n```\n' })
  const { code, stderr } = await site.buildWarm()
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'site/docs.config.mjs:6:50  error  broken-import  Unexpected import "site/live/scope.tsx"',
    ),
  })
})
