/** What nests deeper than stacks go: one diagnostic where it is, and all others beside it. */
import { expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { temporarySite } from './temporary-site.ts'

const wrong = { 'docs/wrong.md': '[x](./nowhere.md)\n' }

async function foundIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { result } = await buildInMemory(memorySite({ 'docs/index.md': '# Home\n', ...files }))
  return result.diagnostics.map(({ code, file, line }) => [code, file, line].join(' ').trim())
}

test('a doc in too many folders is left out', async () => {
  const deep = `docs/${'a/'.repeat(2000)}b.md`
  expect(await foundIn({ ...wrong, [deep]: '# B\n' })).toEqual([
    `page-too-deep ${deep}`,
    'broken-markdown-link docs/wrong.md 1',
  ])
})

test('partials that import each other on and on are cut', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `_${index}.mdx`)
  const partials = names.map((name, index) => [
    `docs/${name}`,
    index === 399 ? 'The end.\n' : `import Next from './_${index + 1}.mdx'\n\n<Next />\n`,
  ])
  const doc = { 'docs/a.mdx': "import First from './_0.mdx'\n\n<First />\n" }
  expect(await foundIn({ ...wrong, ...doc, ...Object.fromEntries(partials) })).toEqual([
    'page-too-deep docs/_255.mdx 1',
    'broken-markdown-link docs/wrong.md 1',
  ])
})

test('partials that show each other more and more often are told', async () => {
  const partials = Array.from({ length: 25 }, (_, index) => [
    `docs/_${index}.mdx`,
    index === 24 ? 'The end.\n' : `import Next from './_${index + 1}.mdx'\n\n<Next /><Next />\n\n<Next />\n`,
  ])
  const doc = { 'docs/a.mdx': "import First from './_0.mdx'\n\n# A\n\n<First />\n" }
  expect(await foundIn({ ...wrong, ...doc, ...Object.fromEntries(partials) })).toEqual([
    'page-too-slow docs/a.mdx 5',
    'broken-markdown-link docs/wrong.md 1',
  ])
})

test('a file of sidebars that nests too deep is told', async () => {
  const [start, end] = ['{"type":"category","label":"L","items":[', ']}']
  const files = {
    'docs.config.mjs': config({ docs: { path: 'docs', sidebars: 'sidebars.json' } }),
    'sidebars.json': `{"main":[${start.repeat(2000)}"index"${end.repeat(2000)}]}`,
  }
  expect(await foundIn({ ...wrong, ...files })).toEqual([
    'broken-markdown-link docs/wrong.md 1',
    'invalid-config sidebars.json',
  ])
})

test('a config of which sidebars have no end is told', async () => {
  const sidebar = `const all = { type: 'category', label: 'All', items: [] }\nall.items.push(all)\n`
  const text = config().replace(/^export default \{/, `${sidebar}export default { sidebars: { all: [all] }, `)
  expect(await foundIn({ ...wrong, 'docs.config.mjs': text })).toEqual(['invalid-config docs.config.mjs'])
})

test('a page that takes all memory of its thread is told, and all others are made', async () => {
  const site = temporarySite({
    ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`])),
    'docs/hungry.mdx': '# Hungry\n\n{(() => { const all = []; for (;;) all.push(new Array(100000).fill(0.5)) })()}\n',
    'docs/late.mdx': '# Late\n\n{missing}\n',
  })
  try {
    const { code, stderr } = await site.build(['--workers', '2'])
    const told = stderr.split('\n').filter((line) => line.startsWith('site/'))
    expect(told).toEqual([
      'site/docs/hungry.mdx:1:1  error  page-too-slow  Making this page was ended, since it took more than 2000 MB of memory',
      expect.stringMatching(/^site\/docs\/late\.mdx:3:1 {2}error {2}render-error /),
    ])
    expect(code).toBe(1)
  } finally {
    site.remove()
  }
})
