import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { runWarm } from './warm-cli.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-migrate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Every file of an output, but for the list of what was written. */
function filesIn(outDir: string): Readonly<Record<string, string>> {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      return entry.isFile() && entry.name !== '.docs-build.json'
        ? [[path.slice(outDir.length + 1), readFileSync(path, 'latin1')] as const]
        : []
    }),
  )
}

async function built(outDir: string): Promise<Readonly<Record<string, string>>> {
  const { code, stderr } = await runWarm(['build', 'site', '--out-dir', outDir, '--clean'], { cwd: folder })
  expect(code, stderr).toBe(0)
  return filesIn(join(folder, outDir))
}

test.each(['docusaurus-classic', 'docusaurus-options', 'docusaurus-functions'])(
  'the config that is made of that of %s gives the same bytes',
  async (name) => {
    cpSync(join(root, 'fixtures', name, 'site'), join(folder, 'site'), { recursive: true })
    const before = await built('one')
    const { code, stderr } = await runWarm(['migrate', 'site'], { cwd: folder })
    expect([code, stderr]).toEqual([0, 'Wrote site/docs.config.ts, which is read from now on.\n'])
    expect(await built('two')).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(20)
  },
  60_000,
)

test('a plugin that imports packages of Docusaurus, which are not installed, runs with either config', async () => {
  const files = {
    'docusaurus.config.mjs':
      "export default { title: 'A', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: ['./plugins/note.ts'] }",
    'docs/index.md': '# Home\n',
    'plugins/note.ts': "export { note as default } from './made'",
    'plugins/made.ts': `import { Joi } from '@docusaurus/utils-validation'
import type { Plugin } from '@docusaurus/types'
export const note = (): Plugin => ({
  name: 'note',
  injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'note', content: String(typeof Joi) } }] }),
})`,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', path)), { recursive: true })
    writeFileSync(join(folder, 'site', path), text)
  }
  const before = await built('one')
  expect(before['docs/index.html']).toContain('<meta name="note"')
  await runWarm(['migrate', 'site'], { cwd: folder })
  expect(await built('two')).toEqual(before)
}, 60_000)

test('what a preset gives stands in the config, and functions that it makes are told', async () => {
  const files = {
    'docusaurus.config.js':
      "module.exports = { title: 'A', url: 'https://example.com', baseUrl: '/', presets: ['./preset.js'] }",
    'docs/index.md': '# Home\n',
    'preset.js': `module.exports = () => ({
      plugins: [['content-docs', { routeBasePath: 'own' }], require.resolve('./named.js'), () => ({ name: 'inline' })],
    })`,
    'named.js': "module.exports = () => ({ name: 'named' })",
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', path)), { recursive: true })
    writeFileSync(join(folder, 'site', path), text)
  }
  const before = await built('one')
  await runWarm(['migrate', 'site'], { cwd: folder })
  const text = readFileSync(join(folder, 'site/docs.config.ts'), 'utf8')
  expect(text).toContain("plugins: [['./named.js', {}], [() => null, {}]]")
  expect(text).toContain('//   left-out  a function, which a preset makes: write it in place of "() => null"')
  expect(await built('two')).toEqual(before)
})

test('a config of ours is never overwritten', async () => {
  cpSync(join(root, 'fixtures/docusaurus-classic/site'), join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'site/docs.config.ts'), 'export default {}')
  const { code, stderr } = await runWarm(['migrate', 'site'], { cwd: folder })
  expect([code, stderr]).toEqual([
    2,
    'Unexpected site "site", expected docusaurus.config.ts (or .mts, .cts, .js, .mjs, .cjs) and no docs.config.ts.\n',
  ])
})

test('a config that throws is told where it throws', async () => {
  cpSync(join(root, 'fixtures/docusaurus-options/site'), join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'site/docusaurus.config.js'), "\nmodule.exports = () => {\n  throw new Error('no')\n}\n")
  const { code, stderr } = await runWarm(['migrate', 'site'], { cwd: folder })
  expect(code).toBe(2)
  expect(stderr).toContain('site/docusaurus.config.js:3:')
  expect(stderr).toContain('Unexpected error, expected the config: no')
})

test('what is no config is told, and nothing is written', async () => {
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/docusaurus.config.js'), 'module.exports = async () => null\n')
  for (const command of ['migrate', 'check']) {
    const { code, stderr } = await runWarm([command, 'site'], { cwd: folder })
    expect(code).toBe(2)
    expect(stderr).toContain('Unexpected null as config, expected an object: module.exports = { title: …, url: … }')
  }
  expect(readdirSync(join(folder, 'site'))).not.toContain('docs.config.ts')
})

test('lists of a config that are none are told: without them the site would have no content', async () => {
  mkdirSync(join(folder, 'site'))
  const text = "module.exports = { title: 'A', url: 'https://a.example', presets: 'classic', plugins: {} }\n"
  writeFileSync(join(folder, 'site/docusaurus.config.js'), text)
  for (const command of ['migrate', 'check']) {
    const { code, stderr } = await runWarm([command, 'site'], { cwd: folder })
    expect(code).toBe(2)
    expect(stderr).toContain(
      'config.js:1:58  error  invalid-config  In "presets": Unexpected "classic", expected an array',
    )
    expect(stderr).toContain('In "plugins": Unexpected object, expected an array')
  }
})

test('a file with the name of the folder of the tool is told and kept', async () => {
  cpSync(join(root, 'fixtures', 'docusaurus-classic', 'site'), join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'site/.docs-build'), 'mine')
  for (const command of ['migrate', 'doctor', 'check', 'build']) {
    const { code, stderr, stdout } = await runWarm([command, 'site'], { cwd: folder })
    expect(`${command} ${code} ${stderr}${stdout}`).toMatch(
      /^check|Unexpected file ".*\.docs-build", expected a folder/,
    )
    expect(readFileSync(join(folder, 'site/.docs-build'), 'utf8')).toBe('mine')
  }
})

test('values that no command could use are told, in each language, and nothing is written', async () => {
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.md'), '# Home\n')
  const config = (keys: string) =>
    writeFileSync(
      join(folder, 'docusaurus.config.js'),
      `const language = process.env.DOCUSAURUS_CURRENT_LOCALE\nmodule.exports = { url: 'https://example.com', baseUrl: '/',\n${keys}, i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }`,
    )
  const told = async () => {
    const { code, stderr } = await runWarm(['migrate'], { cwd: folder })
    expect([code, readdirSync(folder).includes('docs.config.ts')]).toEqual([2, false])
    return stderr.match(/^docusaurus.*/gm)
  }
  config('title: 5, themeConfig: { footer: { copyright: 7 } }')
  expect(await told()).toEqual([
    'docusaurus.config.js:3:1  error  invalid-config  In "title": Unexpected number 5, expected a string',
    'docusaurus.config.js  error  invalid-config  In "footer.copyright": Unexpected number 7, expected a string',
  ])
  config("title: language === 'de' ? 5 : 'A'")
  expect(await told()).toEqual([
    'docusaurus.config.js  error  invalid-config  In "i18n.locales.de.title": Unexpected number 5, expected a string',
  ])
  config("title: language === 'de' ? language.gone.title : 'A'")
  expect(await told()).toEqual([
    expect.stringMatching(/^docusaurus\.config\.js:3:.*Cannot read properties of undefined/),
  ])
})
