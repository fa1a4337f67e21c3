/** What `docs-build translations` says of a site in git, and what it writes for translators. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

beforeEach(() => {
  site = temporarySite({
    'docs.config.mjs': configText({
      i18n: { default: 'en', locales: { en: {}, de: {} } },
      navbar: { title: 'Site', items: [{ label: 'Guide', to: '/guide' }] },
    }),
    'docs/guide.md': '# Guide\n\nOne.\n',
    'docs/more.md': '# More\n',
    'i18n/de/docs/guide.md': '# Anleitung\n\nEins.\n',
    'i18n/de/docs/index.md': '# Start\n',
    'pages/about.tsx': `import { translate } from 'docs-build/translate'
export default () => <p title={translate({ message: 'Who we are' })}>{translate({ message: String(1) })}</p>
`,
  })
  git('init', '-q', '-b', 'main')
  commit()
})
afterEach(() => site.remove())

test('it lists what is not translated and what fell behind', async () => {
  const since = git('rev-parse', 'HEAD').slice(0, 10)
  site.write({ 'docs/guide.md': '# Guide\n\nTwo.\n' })
  commit()
  const { code, stdout, stderr } = await runWarm(['translations', 'site'], { cwd: site.workDir })
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      'site/pages/about.tsx:2:92  Unexpected expression as message, expected a text: it is looked up before the code runs\n',
  })
  expect(stdout).toBe(`Language  Pages   Behind  Messages
de        2 of 3  1       0 of 4

de: behind their originals
  site/i18n/de/docs/guide.md
    git diff ${since} -- site/docs/guide.md

de: not translated
  site/i18n/de/docs/more.md

de: messages without a text
  site/i18n/de/site.json  title
  site/i18n/de/navbar.json  title
  site/i18n/de/navbar.json  item.label.Guide
  site/i18n/de/code.json  Who we are
`)
})

test('in a language that the theme does not speak, its words are messages too, and pages show them', async () => {
  site.write({
    'docs.config.mjs': configText({ i18n: { default: 'en', locales: { en: {}, de: {}, vi: {} } } }),
    'i18n/vi/code.json': JSON.stringify({
      'docs-build.page.skipLink': { message: 'Tới nội dung chính' },
      'theme.docs.paginator.next': { message: 'Tiếp theo' },
    }),
  })
  const { stdout } = await runWarm(['translations', 'site', '--json'], { cwd: site.workDir })
  const [german, vietnamese] = JSON.parse(stdout).map(
    (report: { missingMessages: readonly { id: string }[] }) =>
      new Set(report.missingMessages.map(({ id }: { readonly id: string }) => id)),
  )
  expect([...german].filter((id) => String(id).startsWith('docs-build.'))).toEqual([])
  expect(vietnamese).toContain('docs-build.client.copied')
  expect(vietnamese).not.toContain('docs-build.page.skipLink')
  expect(vietnamese).not.toContain('docs-build.page.next')
  await runWarm(['translations', 'site', '--update'], { cwd: site.workDir })
  const written = JSON.parse(readFileSync(join(site.dir, 'i18n/vi/code.json'), 'utf8'))
  expect(written['docs-build.client.copied']).toEqual({ message: '', description: 'Copied' })
  expect(written).not.toHaveProperty('docs-build.page.next')
  await site.buildWarm()
  const page = readFileSync(join(site.dir, 'dist/vi/guide/index.html'), 'utf8')
  expect(page).toContain('>Tới nội dung chính</a>')
  expect(page).toContain('>Tiếp theo</span>')
})

test('it writes messages, keeps what is translated, and marks what is gone', async () => {
  site.write({ 'i18n/de/navbar.json': JSON.stringify({ old: { message: 'Alt' }, title: { message: 'Die Site' } }) })
  await runWarm(['translations', 'site', '--update'], { cwd: site.workDir })
  expect(JSON.parse(read('i18n/de/navbar.json'))).toEqual({
    old: { message: 'Alt', description: '(unused)' },
    title: { message: 'Die Site', description: 'Site' },
    'item.label.Guide': { message: '', description: 'Guide' },
  })
  expect(JSON.parse(read('i18n/de/code.json'))).toEqual({ 'Who we are': { message: '' } })
  const { stdout } = await runWarm(['translations', 'site', '--json'], { cwd: site.workDir })
  expect(JSON.parse(stdout)).toMatchObject([{ language: 'de', files: 3, messages: 4, missingMessages: { length: 3 } }])
})

test.each(['{ "a": ', '[]', '{ "a": "Eins" }', '"text"'])(
  'what holds no messages is not overwritten: %s',
  async (text) => {
    site.write({ 'i18n/de/code.json': text })
    const { code, stderr } = await runWarm(['translations', 'site', '--update'], { cwd: site.workDir })
    expect([code, stderr.split('\n').at(-2)]).toEqual([
      2,
      'Unexpected content of "i18n/de/code.json", expected messages as JSON: { "id": { "message": "…" } }. Nothing was written to it.',
    ])
    expect(read('i18n/de/code.json')).toBe(text)
  },
)

test('without a history it says that it does not know what fell behind', async () => {
  rmSync(join(site.workDir, '.git'), { recursive: true })
  const { stdout, stderr } = await runWarm(['translations', 'site'], { cwd: site.workDir })
  expect(stderr).toContain('What fell behind is not known. The site is in no git repository.')
  expect(stdout).toMatch(/^de +2 of 3 +\? /m)
})

test.each([
  [['--locale', 'fr'], 'Unexpected language "fr", expected one of "de".\n'],
  [['--locale', 'en'], 'Unexpected language "en", expected one of "de".\n'],
])('%j: %s', async (flags, words) => {
  const { code, stderr } = await runWarm(['translations', 'site', ...flags], { cwd: site.workDir })
  expect([code, stderr]).toEqual([2, words])
})

test('what a plugin makes is no page that somebody could translate', async () => {
  site.write({
    'docs.config.mjs': `${configText({ i18n: { default: 'en', locales: { en: {}, de: {} } } }).replace('export default', 'const config =')}
const files = { 'p1.md': { text: '# Pump' } }
const sources = [{ id: 'pumps', load: () => ({ docs: { routeBasePath: 'pumps', files } }) }]
export default { ...config, plugins: [{ name: 'pumps', sources }] }
`,
  })
  const { stdout } = await runWarm(['translations', 'site'], { cwd: site.workDir })
  expect(stdout).toContain('de        2 of 3')
  expect(stdout).not.toContain('p1.md')
})

test('a site of one language is told what to write', async () => {
  site.write({ 'docs.config.mjs': configText() })
  const { code, stderr } = await runWarm(['translations', 'site'], { cwd: site.workDir })
  expect([code, stderr]).toEqual([
    2,
    'The site has one language. Write "i18n" in the config for a site in several languages.\n',
  ])
})

function read(path: string): string {
  return readFileSync(join(site.dir, path), 'utf8')
}

function git(...args: readonly string[]): string {
  const name = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  return execFileSync('git', [...name, ...args], { cwd: site.workDir, encoding: 'utf8' })
}

function commit(): void {
  git('add', '--all')
  git('commit', '-q', '-m', 'change')
}
