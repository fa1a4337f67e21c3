/** Code of a site that reads files while pages are made: what it shows follows the files, in a build, a check and a watch. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'
import { runWatch } from './watched-site.ts'

let site: TemporarySite
afterEach(() => {
  vi.unstubAllEnvs()
  site.remove()
})

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
  'components/Deep.jsx': "import { deep } from './count.mjs'\nexport default () => `deep ${deep()}`\n",
  'components/count.mjs': component(
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
    const { code, stderr } = await site.buildWarm()
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
  expect(await site.buildWarm()).toMatchObject({ code: 1, stderr: expect.stringContaining('once.txt') })
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
  const check = () => runWarm(['check', 'site'], { cwd: site.workDir })
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
    await expect.poll(home, { timeout: 60_000 }).toBe('now 14 deep 1')
    site.write({ 'docs/other.md': '# Other\n\nTexts\n' })
    await expect.poll(home, { timeout: 60_000 }).toBe('now 15 deep 1')
    site.write({ 'data/to.txt': '/nowhere' })
    await expect.poll(watch.told, { timeout: 60_000 }).toContain('/nowhere')
  } finally {
    await watch.stop()
  }
})

const reading = `import { readFileSync, readdirSync } from 'node:fs'
import { words } from './plugins/words.mjs'
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8').trim()
const title = JSON.parse(read('data/title.json')).title
const marked = () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'now ' + words() + ' deep 1' }] })
export default async () => ({
  title, url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, markdown: { remarkPlugins: [marked] },
  tagline: readdirSync(new URL('data', import.meta.url)).join('+') + ' ' + read('../beside.txt'),
})
`
const readingFiles = {
  'docs.config.mjs': reading,
  'plugins/words.mjs': `import fs from 'fs'\nconst text = fs.readFileSync(new URL('../data/words.txt', import.meta.url), 'utf8')\nexport const words = () => text\n`,
  'data/title.json': '{"title": "One"}',
  'data/words.txt': 'a',
  'docs/index.md': '---\ndescription: x\n---\n\n# Home\n',
  '../beside.txt': 'near',
}

/** Ways to read a variable of the environment: when a page is rendered, and once in a process. */
const editions = {
  Named: "export default () => `edition ${process.env['READ_TEST']}`",
  Imported: "import { env } from 'node:process'\nexport default () => `edition ${env.READ_TEST}`",
  Taken: 'const { READ_TEST: edition } = process.env\nexport default () => `edition ${edition}`',
  Computed: "const named = (name) => process.env[`READ_${name}`]\nexport default () => `edition ${named('TEST')}`",
  Copied: 'const all = { ...process.env }\nexport default () => `edition ${all.READ_TEST}`',
}

test('what code reads of the environment is in the next build, and only pages with such code are made', async () => {
  const names = Object.keys(editions)
  const doc = (name: string) => `import It from '@site/components/${name}'\n\n# ${name}\n\n<It />\n`
  site = temporarySite({
    'docs.config.mjs': configText(),
    ...Object.fromEntries(Object.entries(editions).map(([name, code]) => [`components/${name}.jsx`, `${code}\n`])),
    'components/Other.jsx': 'export default () => <b>Other</b>\n',
    ...Object.fromEntries([...names, 'Other'].map((name) => [`docs/${name}.mdx`, doc(name)])),
  })
  const build = async (value: string) => {
    vi.stubEnv('READ_TEST', value)
    const { code, stderr } = await site.build()
    expect(code).toBe(0)
    const output = site.output()
    const shows = names.map((name) => /edition \w+/.exec(output[`${name}/index.html`] ?? '')?.[0])
    return [shows, Number(/(\d+) files? written/.exec(stderr)?.[1])]
  }
  const all = (value: string) => names.map(() => `edition ${value}`)
  expect(await build('one')).toEqual([all('one'), expect.any(Number)])
  expect(await build('two')).toEqual([all('two'), names.length])
  expect(await build('one')).toEqual([all('one'), expect.any(Number)])
})

test('what MDX reads of the environment is in the next build', async () => {
  site = temporarySite({
    'docs.config.mjs': configText(),
    'docs/named.mdx': "# Named\n\nedition {process.env.READ_TEST} edition {process.env.READ_OTHER ?? 'none'}\n",
    'docs/imported.mdx':
      "import { env } from 'node:process'\n\nexport const { READ_TEST } = env\n\n# Imported\n\nedition {READ_TEST}\n",
    'docs/passed.mdx': "import Part from './_part.mdx'\n\n# Passed\n\n<Part all={process.env} />\n",
    'docs/_part.mdx': 'edition {props.all.READ_TEST}\n',
    'docs/prose.mdx': '# Prose\n\nA component may read `process.env`.\n',
  })
  const build = async (value: string) => {
    vi.stubEnv('READ_TEST', value)
    const { code, stderr } = await site.buildWarm()
    expect(code).toBe(0)
    const output = site.output()
    const texts = ['named', 'imported', 'passed'].map((name) =>
      /<p>(edition.*?)<\/p>/.exec(output[`${name}/index.html`] ?? '')?.[1]?.replaceAll('<!-- -->', ''),
    )
    return [texts, /(\d+) files? written/.exec(stderr)?.[1]]
  }
  expect((await build('one'))[0]).toEqual(['edition one edition none', 'edition one', 'edition one'])
  expect(await build('two')).toEqual([['edition two edition none', 'edition two', 'edition two'], '3'])
})

test('what code makes of the time zone and the language of the machine is in the next build', async () => {
  const time = 'new Date(Date.UTC(2026, 0, 1, 12)).toLocaleString()'
  site = temporarySite({
    ...readingFiles,
    'docs.config.mjs': reading.replace("'now ' + words()", `'now ' + ${time}`),
    'components/Time.jsx': `export default () => <p>component {${time}}</p>`,
    'docs/component.mdx': "import Time from '@site/components/Time'\n\n# Component\n\n<Time />\n",
    'docs/expression.mdx': `# Expression\n\nexpression {${time}}\n`,
    'docs/prose.md': '# Prose\n\nA Date is text here.\n',
  })
  const build = async (timeZone: string) => {
    const { code, stderr } = await site.build([], { TZ: timeZone, LC_ALL: 'en_US.UTF-8' })
    expect(code).toBe(0)
    const output = site.output()
    const texts = ['component', 'expression'].map((name) =>
      /<p>((?:component|expression).*?)<\/p>/.exec(output[`${name}/index.html`] ?? '')?.[1]?.replaceAll('<!-- -->', ''),
    )
    return [...texts, shown(output['index.html']), stderr.includes(' 0 files written')]
  }
  const inZone = (told: string) => [`component ${told}`, `expression ${told}`, `now ${told} deep 1`, false]
  expect(await build('UTC')).toEqual(inZone('1/1/2026, 12:00:00 PM'))
  expect(await build('Asia/Tokyo')).toEqual(inZone('1/1/2026, 9:00:00 PM'))
  expect((await build('Asia/Tokyo')).at(-1)).toBe(true)
})

test('what a plugin reads of the environment is in the next build', async () => {
  const config = reading.replace("'now ' + words()", "'now ' + process.env.READ_TEST")
  site = temporarySite({ ...readingFiles, 'docs.config.mjs': config })
  const build = async (value: string) => {
    vi.stubEnv('READ_TEST', value)
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    return shown(site.output()['index.html'])
  }
  expect(await build('one')).toBe('now one deep 1')
  expect(await build('two')).toBe('now two deep 1')
})

test('what a plugin read when the config was loaded is in the next build', async () => {
  site = temporarySite(readingFiles)
  const build = async () => {
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    return shown(site.output()['index.html'])
  }
  expect(await build()).toBe('now a deep 1')
  site.write({ 'data/words.txt': 'b' })
  expect(await build()).toBe('now b deep 1')
})

test('a watch loads the config again when a file changes that it read', async () => {
  site = temporarySite(readingFiles)
  const watch = await runWatch(site.workDir)
  try {
    const home = async () => {
      const html = await (await fetch(watch.url)).text()
      return `${/<title>.*?<\/title>/.exec(html)?.[0]} ${shown(html)}`
    }
    const shows = (text: string) => expect.poll(home, { timeout: 60_000 }).toBe(text)
    await shows('<title>Home | One</title> now a deep 1')
    site.write({ 'data/title.json': '{"title": "Two"}' })
    await shows('<title>Home | Two</title> now a deep 1')
    site.write({ 'data/words.txt': 'b' })
    await shows('<title>Home | Two</title> now b deep 1')
    rmSync(join(site.dir, 'data/title.json'))
    await expect.poll(watch.told, { timeout: 60_000 }).toContain('no such file')
    site.write({ 'data/title.json': '{"title": "Three"}' })
    await shows('<title>Home | Three</title> now b deep 1')
  } finally {
    await watch.stop()
  }
})

test('a watch does not run a plugin again for files that the plugin writes itself', async () => {
  site = temporarySite({
    'docs.config.mjs': `
      import { existsSync, readFileSync, writeFileSync } from 'node:fs'
      const runs = new URL('runs.txt', import.meta.url)
      writeFileSync(runs, (existsSync(runs) ? readFileSync(runs, 'utf8') : '') + 'x')
      const tagline = readFileSync(runs, 'utf8') + readFileSync(new URL('line.txt', import.meta.url), 'utf8')
      export default { title: 'Site', url: 'https://example.com', tagline, docs: { path: 'docs', routeBasePath: '/' } }
    `,
    'line.txt': ' a',
  })
  const watch = await runWatch(site.workDir)
  try {
    const runs = () => readFileSync(join(site.dir, 'runs.txt'), 'utf8')
    await expect.poll(async () => (await fetch(watch.url)).text(), { timeout: 60_000 }).toContain('Home')
    expect(runs()).toBe('x')
    site.write({ 'line.txt': ' b' })
    await expect.poll(runs, { timeout: 60_000 }).toBe('xx')
    site.write({ 'docs/index.md': '# Other\n' })
    await expect.poll(async () => (await fetch(watch.url)).text(), { timeout: 60_000 }).toContain('Other')
    expect(runs()).toBe('xx')
  } finally {
    await watch.stop()
  }
})
