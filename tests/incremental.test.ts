/** Whatever is edited, in whatever order: the output equals that of a build from nothing, and no step runs without need. */
import { describe, expect, test } from 'vitest'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { edits, newSite, pixel, start } from './edited-site.ts'
import { buildInMemory, memorySite } from './memory-site.ts'

test('after each of a sequence of edits the output equals that of a clean build', async () => {
  const site = newSite()
  const store = memoryCache()
  await buildInMemory(site, store)
  for (const [name, edit] of edits) {
    edit(site.files)
    const incremental = await buildInMemory(site, store)
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    expect({ name, diagnostics: incremental.result.diagnostics, state: incremental.result.state }).toEqual({
      name,
      diagnostics: clean.result.diagnostics,
      state: clean.result.state,
    })
    if (clean.result.state === 'done')
      expect({ name, files: Object.fromEntries(incremental.outputs) }).toEqual({
        name,
        files: Object.fromEntries(clean.outputs),
      })
  }
})

test('each single edit gives what a clean build gives', async () => {
  for (const [name, edit] of edits) {
    const site = newSite()
    const store = memoryCache()
    await buildInMemory(site, store)
    edit(site.files)
    const incremental = await buildInMemory(site, store)
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    expect({ name, diagnostics: incremental.result.diagnostics }).toEqual({
      name,
      diagnostics: clean.result.diagnostics,
    })
    if (clean.result.state === 'done')
      expect({ name, files: Object.fromEntries(incremental.outputs) }).toEqual({
        name,
        files: Object.fromEntries(clean.outputs),
      })
  }
})

test('text that leaves no trace in the page is as it was in its Markdown, also after it was something else', async () => {
  const site = memorySite({ 'docs/index.md': 'A\n\n[unused]: /1\n' })
  const store = memoryCache()
  for (const number of [1, 2, 1]) {
    site.files.set('docs/index.md', `A\n\n[unused]: /${number}\n`)
    const { outputs } = await buildInMemory(site, store)
    expect(outputs.get('index.md')).toContain(`[unused]: /${number}\n`)
  }
})

test('a suggestion follows the files that exist, also for a page that did not change', async () => {
  const site = memorySite({ 'docs/index.md': 'Hello.\n\n![Flow](./flaw.svg)\n' })
  const store = memoryCache()
  expect((await buildInMemory(site, store)).result.diagnostics).toMatchObject([{ code: 'broken-image' }])
  site.files.set('docs/flow.svg', pixel(10))
  expect((await buildInMemory(site, store)).result.diagnostics).toMatchObject([{ suggestion: './flow.svg' }])
})

test('a link that a change elsewhere broke is told where it is written, and so is an id that stands twice', async () => {
  const site = memorySite({
    'docs/index.md': 'Hello.\n\nSee [how](./use.md#run), [Use](./use.md).\n\n## Run\n\n<a id="run"></a>\n',
    'docs/use.md': '## Run\n',
  })
  const store = memoryCache()
  const twice = { code: 'duplicate-id', file: 'docs/index.md', line: 7 }
  expect((await buildInMemory(site, store)).result.diagnostics).toMatchObject([twice])
  site.files.set('docs/use.md', '## Start\n')
  const { diagnostics, runs } = (await buildInMemory(site, store)).result
  expect(diagnostics).toMatchObject([{ code: 'broken-anchor', file: 'docs/index.md', line: 3, column: 11 }, twice])
  expect(runs.compiled).toBe(1)
})

describe('work that is done', () => {
  async function runsAfter(edit: (files: Map<string, string | Uint8Array>) => void) {
    const site = newSite()
    const store = memoryCache()
    await buildInMemory(site, store)
    edit(site.files)
    return (await buildInMemory(site, store)).result
  }

  test('a first build makes every page', async () => {
    const { result } = await buildInMemory(newSite())
    expect(result.diagnostics).toEqual([])
    expect(result.runs).toEqual({ compiled: 4, linked: 4, rendered: 6 })
  })

  test('nothing changed: nothing is compiled, linked, rendered or written', async () => {
    const result = await runsAfter(() => undefined)
    expect(result.runs).toEqual({ compiled: 0, linked: 0, rendered: 0 })
    expect([result.written, result.cached]).toEqual([0, 6])
  })

  test('one body changed: one compile, one link, one render', async () => {
    const result = await runsAfter((files) =>
      files.set('docs/guides/install.md', `${start['docs/guides/install.md']}\nMore.\n`),
    )
    expect(result.runs).toEqual({ compiled: 1, linked: 1, rendered: 1 })
  })

  test('a doc is added: the pages of its category and its neighbours are written, and no other page', async () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((folder) => [1, 2].map((n) => [`docs/${folder}/${n}.md`, `# ${folder}${n}\n`])),
    )
    const site = memorySite({ 'docs/index.md': '# Home\n', ...files })
    const store = memoryCache()
    const before = (await buildInMemory(site, store)).outputs
    site.files.set('docs/b/3.md', '# b3\n')
    const { outputs } = await buildInMemory(site, store)
    const pages = [...outputs].flatMap(([path, text]) =>
      path.endsWith('.html') && before.get(path) !== text ? [path] : [],
    )
    expect(pages.sort()).toEqual(['b/1/index.html', 'b/2/index.html', 'b/3/index.html', 'c/1/index.html'])
  })

  test('a partial changed: only the page that shows it is made again', async () => {
    expect((await runsAfter((files) => files.set('docs/guides/_note.md', 'Other.\n'))).runs).toEqual({
      compiled: 1,
      linked: 1,
      rendered: 1,
    })
  })

  test('a component changed: the page that uses it is rendered again, and nothing is compiled', async () => {
    expect((await runsAfter((files) => files.set('components/Box.jsx', 'second'))).runs).toEqual({
      compiled: 0,
      linked: 0,
      rendered: 1,
    })
  })

  test('a picture changed: the page that shows it is linked and rendered again', async () => {
    expect((await runsAfter((files) => files.set('docs/guides/flow.svg', pixel(30)))).runs).toMatchObject({
      compiled: 0,
      rendered: 1,
    })
  })
})
