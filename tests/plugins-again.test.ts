/** Plugins that change pages: each build gives what a build from nothing gives, on any number of threads, and compiles no page without need. */
import { afterEach, expect, test } from 'vitest'
import { join } from 'node:path'
import type * as Library from '../packages/ssg-cli/src/index.ts'
import { root } from './run-cli.ts'
import { copyOfSite, temporarySite, type TemporarySite } from './temporary-site.ts'

const { build, nodeHost }: typeof Library = await import(join(root, 'packages/ssg-cli/dist/index.js'))

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

type Files = Readonly<Record<string, string>>

const config = ({ mark = 'one', color = 'red' } = {}): Files => ({
  'docs.config.mjs': `
    import shout from './shout.mjs'
    export default {
      title: 'Site',
      url: 'https://example.com',
      docs: { path: 'docs', routeBasePath: '/' },
      plugins: [['./stamp.mjs', { mark: ${JSON.stringify(mark)} }], ['./draw.mjs', { color: ${JSON.stringify(color)} }], './read.mjs', './chart.mjs'],
      markdown: { remarkPlugins: [shout] },
    }
  `,
})

const shout = `
  export default () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Shouted.' }] })
`
const stamp = (word: string) => `
  export default (_, { mark }) => ({
    name: 'stamp',
    directives: { stamp: () => ({ type: 'paragraph', children: [{ type: 'text', value: \`${word} \${mark}\` }] }) },
  })
`
const draw = (word: string) => `
  export default (_, { color }) => ({
    name: 'draw',
    code: {
      fences: {
        draw: async ({ code, line }) => ({ type: 'html', value: \`<p class="\${color}" data-line="\${line}">${word} \${code.trim()}</p>\` }),
      },
    },
  })
`
const read = (word: string) => `
  import { readFileSync } from 'node:fs'
  import { join } from 'node:path'
  const remarkRead = () => (tree, file) => {
    const name = file.data.frontMatter.reads
    if (!name) return
    const path = join(file.dirname, name)
    file.data.dependencies.push(path)
    let value = 'nothing'
    try { value = readFileSync(path, 'utf8') } catch {}
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word} ' + value }] })
  }
  export default { name: 'read', remark: [remarkRead] }
`
const chart = `
  const remarkChart = () => (tree, file) => {
    if (!file.data.frontMatter.chart) return
    tree.children.unshift({ type: 'mdxjsEsm', value: "import Chart from '@site/" + file.data.frontMatter.chart + "'" })
    tree.children.push({ type: 'mdxJsxFlowElement', name: 'Chart', attributes: [], children: [] })
  }
  export default { name: 'chart', remark: [remarkChart] }
`
const component = (word: string) => `export default function Chart() { return <em>${word}</em> }\n`

const start: Files = {
  ...config(),
  'shout.mjs': shout,
  'stamp.mjs': stamp('Stamped'),
  'draw.mjs': draw('Drawn'),
  'read.mjs': read('Read'),
  'chart.mjs': chart,
  'src/chart.jsx': component('bars'),
  'src/other.jsx': component('lines'),
  'docs/data.txt': 'first',
  'docs/stamped.md': '# Stamped\n\n:::stamp\n\n:::\n',
  'docs/drawn.md': '# Drawn\n\n```draw\nline\n```\n',
  'docs/reading.md': '---\nreads: data.txt\n---\n\n# Reading\n',
  'docs/waiting.md': '---\nreads: later.txt\n---\n\n# Waiting\n',
  'docs/charted.md': '---\nchart: src/chart.jsx\n---\n\n# Charted\n',
  // Threads make pages when there are enough of them.
  ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`docs/plain/p${index}.md`, `# Page ${index}\n`])),
}
const pages = 36

function siteOf(files: Files): TemporarySite {
  const site = temporarySite(files)
  sites.push(site)
  return site
}

async function built(
  site: TemporarySite,
  {
    cache = 'use',
    workers = 0,
    verifyPlugins = false,
  }: { cache?: 'use' | 'delete'; workers?: number; verifyPlugins?: boolean } = {},
) {
  const dirs = { siteDir: site.dir, outDir: join(site.dir, 'dist') }
  const host = nodeHost({ ...dirs, version: 'test', cache, workers })
  try {
    return await build(host, { drafts: false, strict: false, verifyPlugins })
  } finally {
    await host.close()
  }
}

async function outputFromNothing(site: TemporarySite): Promise<Record<string, string>> {
  const copy = copyOfSite(site)
  sites.push(copy)
  const { diagnostics } = await built(copy, { cache: 'delete' })
  expect(diagnostics).toEqual([])
  return copy.output()
}

const compiledAfter: readonly (readonly [name: string, files: Files, compiled: number])[] = [
  ['nothing', {}, 0],
  ['an option of a plugin for a directive', config({ mark: 'two' }), 1],
  ['the code of a plugin for a fence', { 'draw.mjs': draw('Other') }, 1],
  ['a file that a plugin read', { 'docs/data.txt': 'second' }, 1],
  ['a file that a plugin looked for', { 'docs/later.txt': 'here' }, 1],
  ['the code of a plugin through which all bodies go', { 'read.mjs': read('Found') }, pages],
  ['a doc', { 'docs/stamped.md': '# Stamped\n\n:::stamp\n\nmore\n\n:::\n' }, 1],
  ['a component that a plugin imports', { 'src/chart.jsx': component('pies') }, 0],
  [
    'a doc for which a plugin imports something else',
    { 'docs/charted.md': '---\nchart: src/other.jsx\n---\n\n# Charted\n' },
    2,
  ],
  ['a doc that is drawn', { 'docs/stamped.md': '# Stamped\n\n```draw\ntoo\n```\n' }, 1],
  ['an option of a plugin for a fence that has more users', config({ color: 'blue' }), 2],
]

test(
  'an edit compiles what it can affect, and the output is that of a build from nothing',
  { timeout: 240_000 },
  async () => {
    const site = siteOf(start)
    // The page whose imports nobody knew is compiled again with them.
    expect((await built(site)).runs.compiled).toBe(pages + 1)
    const first = site.output()
    expect(first['charted/index.html']).toContain('<em>bars</em>')
    expect(first['reading/index.html']).toContain('Read first')
    expect(first['waiting/index.html']).toContain('Read nothing')
    expect(first['stamped/index.html']).toContain('Stamped one')
    expect(first['drawn/index.html']).toContain('<p class="red" data-line="4">Drawn line</p>')
    expect(first['plain/p1/index.html']).toContain('Shouted.')
    for (const [name, files, compiled] of compiledAfter) {
      site.write(files)
      const { runs, diagnostics } = await built(site)
      expect({ name, diagnostics, compiled: runs.compiled }).toEqual({ name, diagnostics: [], compiled })
      expect({ name, output: site.output() }).toEqual({ name, output: await outputFromNothing(site) })
    }
  },
)

test.each([1, 2, 4])('%d threads give what none gives', { timeout: 240_000 }, async (workers) => {
  const site = siteOf(start)
  await built(site, { workers })
  expect(site.output()).toEqual(await outputFromNothing(site))
})

/** A package that says a word, made of what lies in the package below it. */
const packages = (word: string, below: string): Files => ({
  'node_modules/says/package.json': `{ "name": "says", "type": "module", "main": "says.js", "dependencies": { "below": "1" } }`,
  'node_modules/says/says.js': `
    import below from 'below'
    const say = () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word} ' + below }] })
    export default { name: 'says', remark: [say] }
  `,
  'node_modules/below/package.json': '{ "name": "below", "type": "module", "main": "below.js" }',
  'node_modules/below/below.js': `export default '${below}'\n`,
})

test.each(['says', './own.mjs'])(
  'a patch of a package that %s needs makes pages anew',
  { timeout: 240_000 },
  async (plugin) => {
    const site = siteOf({
      'docs.config.mjs': `export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, plugins: ['${plugin}'] }`,
      'own.mjs': `import says from 'says'\nexport default { ...says, name: 'own' }\n`,
      ...packages('First', 'low'),
      'docs/index.md': '# Home\n',
    })
    const said = async (files: Files) => {
      site.write(files)
      await site.build()
      return /(?:First|Other) \w+/.exec(site.output()['index.html'] ?? '')?.[0]
    }
    expect(await said({})).toBe('First low')
    expect(await said(packages('Other', 'low'))).toBe('Other low')
    expect(await said(packages('Other', 'deep'))).toBe('Other deep')
  },
)

test('a plugin that keeps no answers is run each time', { timeout: 240_000 }, async () => {
  const site = siteOf({
    'docs.config.mjs': `export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, plugins: ['./say.mjs'] }`,
    'say.mjs': `
      const remarkSay = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: process.env.SAID }] }) }
      export default { name: 'say', pure: false, remark: [remarkSay] }
    `,
    'docs/index.md': '# Home\n',
  })
  await site.buildWarm([], { SAID: 'first' })
  await site.buildWarm([], { SAID: 'second' })
  expect(site.output()['index.html']).toContain('second')
})

test(
  '`--verify-plugins` reports a page that a plugin made of a file it does not declare, until that is made anew',
  {
    timeout: 240_000,
  },
  async () => {
    const site = siteOf({
      'docs.config.mjs': `export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, plugins: ['./peek.mjs'] }`,
      'peek.mjs': `
      import { readFileSync } from 'node:fs'
      import { join } from 'node:path'
      const peek = (_, file) => ({ type: 'paragraph', children: [{ type: 'text', value: readFileSync(join(file.cwd, 'peeked.txt'), 'utf8') }] })
      export default { name: 'peek', directives: { peek } }
    `,
      'peeked.txt': 'first',
      'docs/index.md': '# Home\n',
      'docs/peeking.md': '# Peeking\n\n::peek\n',
    })
    expect((await built(site, { verifyPlugins: true })).diagnostics).toEqual([])
    site.write({ 'peeked.txt': 'second' })
    expect((await built(site)).diagnostics).toEqual([])
    expect(site.output()['peeking/index.html']).toContain('first')
    expect((await built(site, { verifyPlugins: true })).diagnostics).toMatchObject([
      { code: 'stale-answer', severity: 'error', file: 'docs/peeking.md', message: expect.stringContaining('"peek"') },
    ])
    expect((await built(site, { verifyPlugins: true })).diagnostics).toEqual([])
    expect(site.output()['peeking/index.html']).toContain('second')
    expect(site.output()).toEqual(await outputFromNothing(site))
  },
)

test('a plugin changes what the search finds, with options that count', { timeout: 240_000 }, async () => {
  const search = (word: string): Files => ({
    'docs.config.mjs': `export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, plugins: [['./words.mjs', '${word}']] }`,
  })
  const site = siteOf({
    ...search('crimson'),
    'words.mjs': `
      export default (_, word) => ({
        name: 'words',
        search: async (parts, { title, route, source, frontMatter }) => {
          if (title !== 'Home') return parts
          return [...parts, { level: 2, heading: word, texts: [[route, source, frontMatter.owner].join(' ')] }]
        },
      })
    `,
    'docs/index.md': '---\nowner: team\n---\n\n# Home\n',
  })
  await built(site)
  expect(site.output()['search-records.json']).toContain('"content": "/ docs/index.md team"'.replaceAll(': ', ':'))
  site.write(search('azure'))
  const { runs } = await built(site)
  expect(runs.compiled).toBe(0)
  expect(site.output()['search-records.json']).toContain('azure')
  expect(site.output()).toEqual(await outputFromNothing(site))
})
