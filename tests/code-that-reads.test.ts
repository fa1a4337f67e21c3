/** Code of a site that reads files while pages are made: what it shows follows the files, in a build, a check and a watch. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runWatch } from './watched-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

const component = (code: string) => `import { join } from 'node:path'\n${code}`
const at = (path: string) => `join(process.cwd(), 'site/${path}')`
const files = {
  'docs.config.mjs': configText(),
  'docs/read.mdx': [
    ...['Now', 'Once', 'Listed', 'There', 'Deep'].map((name) => `import ${name} from '@site/components/${name}'`),
    '',
    '# Read',
    '',
    '<Now />, <Once />, <Listed />, <There />, <Deep />',
    '',
  ].join('\n'),
  'docs/other.md': '# Other\n',
  'components/Now.jsx': component(
    `import fs from 'fs'\nexport default () => \`now \${fs.readFileSync(${at('data/now.txt')}, 'utf8')}\``,
  ),
  'components/Once.jsx': component(
    `import { readFile } from 'node:fs/promises'\nconst text = await readFile(${at('data/once.txt')}, 'utf8')\nexport default () => \`once \${text}\``,
  ),
  'components/Listed.jsx': component(
    `import { promises } from 'node:fs'\nconst names = await promises.readdir(${at('data')})\nexport default () => \`listed \${names.sort().join('+')}\``,
  ),
  'components/There.jsx': component(
    `const { existsSync } = require('fs')\nexport default () => \`there \${existsSync(${at('data/there.txt')})}\``,
  ),
  'components/Deep.jsx': "import { deep } from './count'\nexport default () => `deep ${deep()}`\n",
  'components/count.js': component(
    `import { readdirSync } from 'node:fs'\nexport const deep = () => readdirSync(${at('deep')}, { recursive: true }).length`,
  ),
  'data/now.txt': 'a',
  'data/once.txt': 'b',
  'deep/one/a.txt': '',
}
const shown = (html = '') => /now .*deep \d+/.exec(html.replace(/<[^>]*>/g, ''))?.[0]

test('an edit of what a component reads is in the next build, and nothing else is made anew', async () => {
  site = temporarySite(files)
  const build = async () => {
    const { code, stderr } = await site.build()
    expect([code, stderr]).toEqual([0, expect.any(String)])
    return [shown(site.output()['read/index.html']), Number(/(\d+) files written/.exec(stderr)?.[1])]
  }
  expect(await build()).toEqual(['now a, once b, listed now.txt+once.txt, there false, deep 2', expect.any(Number)])
  expect((await build())[1]).toBe(0)
  site.write({ 'data/now.txt': 'c' })
  expect((await build())[0]).toBe('now c, once b, listed now.txt+once.txt, there false, deep 2')
  site.write({ 'data/once.txt': 'd', 'deep/one/b.txt': '' })
  expect((await build())[0]).toBe('now c, once d, listed now.txt+once.txt, there false, deep 3')
  site.write({ 'data/there.txt': '' })
  expect((await build())[0]).toBe('now c, once d, listed now.txt+once.txt+there.txt, there true, deep 3')
  expect((await build())[1]).toBe(0)
  // It is forgotten what was read, and then the file is as it was when that was kept.
  rmSync(join(site.dir, '.docs-build/cache/code-reads.jsonl'))
  site.write({ 'data/now.txt': 'a' })
  expect((await build())[0]).toBe('now a, once d, listed now.txt+once.txt+there.txt, there true, deep 3')
  rmSync(join(site.dir, 'data/once.txt'))
  expect(await site.build()).toMatchObject({ code: 1, stderr: expect.stringContaining('once.txt') })
  site.write({ 'data/once.txt': 'e' })
  expect((await build())[0]).toBe('now a, once e, listed now.txt+once.txt+there.txt, there true, deep 3')
})

test('a check and a watch follow what a component reads', async () => {
  const code = `import { readFileSync } from 'node:fs'\nexport default () => <a href={readFileSync(${at('data/to.txt')}, 'utf8')}>now {readFileSync(${at('docs/other.md')}, 'utf8').length} deep 1</a>\n`
  site = temporarySite({
    'docs.config.mjs': configText(),
    'docs/read.mdx': "import To from '@site/components/To'\n\n# Read\n\n<To />\n",
    'docs/other.md': '# Other\n',
    'components/To.jsx': component(code),
    'data/to.txt': '/other',
  })
  const check = () => runCli(['check', 'site'], { cwd: site.workDir })
  expect(await check()).toMatchObject({ code: 0 })
  site.write({ 'data/to.txt': '/nowhere' })
  expect(await check()).toMatchObject({ code: 1, stderr: expect.stringContaining('/nowhere') })
  site.write({ 'data/to.txt': '/other' })
  expect(await check()).toMatchObject({ code: 0 })
  const watch = await runWatch(site.workDir)
  try {
    const home = async () => shown(await (await fetch(new URL('read', watch.url))).text())
    expect(await home()).toBe('now 8 deep 1')
    site.write({ 'docs/other.md': '# Other\n\nText\n' })
    await expect.poll(home, { timeout: 20_000 }).toBe('now 14 deep 1')
    site.write({ 'docs/other.md': '# Other\n\nTexts\n' })
    await expect.poll(home, { timeout: 20_000 }).toBe('now 15 deep 1')
    site.write({ 'data/to.txt': '/nowhere' })
    await expect.poll(watch.told, { timeout: 20_000 }).toContain('/nowhere')
  } finally {
    await watch.stop()
  }
})
