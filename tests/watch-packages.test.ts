/** Packages that are installed, updated and removed while a site is watched, and what is committed meanwhile. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runWatch, type WatchRun } from './watched-site.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function watched(files: Readonly<Record<string, string>>): Promise<{ site: TemporarySite; run: WatchRun }> {
  const site = temporarySite({ 'docs.config.mjs': configText(), 'docs/page.mdx': page, ...files })
  ends.push(() => site.remove())
  const run = await runWatch(site.workDir)
  ends.push(() => run.stop())
  await expect.poll(run.told, { timeout: 60_000 }).toContain('Ready')
  return { site, run }
}

const page = "import { word } from 'acme'\n\n# Home\n\n<p>{word}</p>\n"
const acme = (word: string, version = '1.0.0') => ({
  'node_modules/acme/package.json': `{ "name": "acme", "version": "${version}", "type": "module", "main": "acme.js" }`,
  'node_modules/acme/acme.js': `export const word = '${word}'\n`,
})

const shows = (run: WatchRun) =>
  expect.poll(async () => (await fetch(new URL('/page', run.url))).text(), { timeout: 60_000, interval: 100 })

test('what is in a package is shown as it is now', { timeout: 240_000 }, async () => {
  const { site, run } = await watched(acme('first'))
  await shows(run).toContain('first')
  site.write(acme('other'))
  await shows(run).toContain('other')
  rmSync(join(site.dir, 'node_modules/acme'), { recursive: true })
  await expect.poll(run.told, { timeout: 60_000 }).toContain('"acme"')
  site.write(acme('third', '2.0.0'))
  await shows(run).toContain('third')
})

test('a package is installed that was missing', { timeout: 240_000 }, async () => {
  const { site, run } = await watched({ 'docs/page.mdx': '# Home\n', ...acme('first') })
  site.write({ 'docs/page.mdx': page.replace('acme', 'late') })
  await expect.poll(run.told, { timeout: 60_000 }).toContain('"late"')
  site.write({
    'node_modules/late/package.json': '{ "name": "late", "type": "module", "main": "late.js" }',
    'node_modules/late/late.js': "export const word = 'late'\n",
  })
  await shows(run).toContain('<p>late</p>')
})

test(
  'who uses a package in a plugin is told that it changed, and nothing stale is kept',
  { timeout: 240_000 },
  async () => {
    const plugin = `
    import { word } from 'acme'
    const say = () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Said ' + word }] })
    export default { name: 'say', remark: [say] }
  `
    const { site, run } = await watched({
      'docs.config.mjs': configText({ plugins: ['./say.mjs'] }),
      'say.mjs': plugin,
      'docs/page.mdx': '# Home\n',
      ...acme('first'),
    })
    await shows(run).toContain('Said first')
    site.write(acme('other', '2.0.0'))
    await expect.poll(run.told, { timeout: 60_000 }).toContain('The package "acme" changed.')
    site.write({
      'docs/page.mdx': '# Home\n\nMore\n',
      'docs.config.mjs': configText({ plugins: ['./say.mjs'], tagline: 'x' }),
    })
    await shows(run).toContain('More')
    await run.stop()
    const next = await runWatch(site.workDir)
    ends.push(() => next.stop())
    await shows(next).toContain('Said other')
  },
)

test.each([
  'node_modules/acme/lib/words/word.js',
  'node_modules/deep/lib/word.js',
  'node_modules/deep/lib/more/other.js',
])(
  'who uses a package in a plugin is told that %s changed, deep in it or in one that it depends on',
  { timeout: 240_000 },
  async (path) => {
    const plugin = `import { word } from 'acme'
export default { name: 'say', remark: [() => (tree) => void tree.children.push({ type: 'text', value: word })] }
`
    const { site, run } = await watched({
      'docs.config.mjs': configText({ plugins: ['./say.mjs'] }),
      'say.mjs': plugin,
      'docs/page.mdx': '# Home\n',
      'node_modules/acme/package.json':
        '{ "name": "acme", "type": "module", "main": "acme.js", "dependencies": { "deep": "1" } }',
      'node_modules/acme/acme.js': "export { word } from './lib/words/word.js'\n",
      'node_modules/acme/lib/words/word.js': "export { word } from 'deep'\n",
      'node_modules/deep/package.json': '{ "name": "deep", "type": "module", "main": "lib/word.js" }',
      'node_modules/deep/lib/word.js': "import './more/other.js'\nexport const word = 'first'\n",
      'node_modules/deep/lib/more/other.js': '',
    })
    await shows(run).toContain('first')
    site.write({ [path]: "export const word = 'other'\n" })
    await expect.poll(run.told, { timeout: 60_000 }).toContain('The package "acme" changed.')
  },
)

test('what is committed is shown with its author', { timeout: 240_000 }, async () => {
  const site = temporarySite({
    'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/', lastUpdated: { author: true } } }),
    'docs/page.md': '# Home\n',
  })
  ends.push(() => site.remove())
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: site.dir })
  git('init', '-q')
  git('commit', '-qm', 'Begin', '--allow-empty')
  const run = await runWatch(site.workDir)
  ends.push(() => run.stop())
  await shows(run).toContain('Home')
  expect(await (await fetch(new URL('/page', run.url))).text()).not.toContain('Ada')
  git('add', '.')
  git('commit', '-qm', 'Write')
  await shows(run).toContain('Ada')
})
