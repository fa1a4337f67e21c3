/** A file that is edited while a build runs: what was made of it is no answer for what it was before. */
import { expect, test } from 'vitest'
import { build } from '../packages/ssg-cli/src/build.ts'
import { check } from '../packages/ssg-cli/src/check.ts'
import { memoryCache, memoryHost } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import type { Host } from '../packages/ssg-cli/src/host.ts'
import { memorySite } from './memory-site.ts'

const options = { drafts: false, strict: false }

test.each(['docs/index.md', 'docs/_part.mdx', 'docs/code.py'])(
  '%s is edited between planning and making pages, and then put back',
  async (edited) => {
    const files = {
      'docs/index.md': '# Home\n\nBefore.\n',
      'docs/other.mdx': 'import Part from "./_part.mdx"\n\n# Other\n\n<Part />\n\n```py file=./code.py\n```\n',
      'docs/_part.mdx': 'Before.\n',
      'docs/code.py': 'before = 1\n',
    }
    const clean = memoryHost(memorySite(files))
    await build(clean, options)

    const store = memoryCache()
    const site = memorySite(files)
    await build(
      editing(memoryHost(site, store), () => site.files.set(edited, '# Home\n\nafter\n')),
      options,
    )
    const again = memoryHost(memorySite(files), store)
    await build(again, options)
    expect(Object.fromEntries(again.outputs)).toEqual(Object.fromEntries(clean.outputs))
  },
)

test('a check of a doc that is edited meanwhile says nothing of it to the next', async () => {
  const files = { 'docs/index.md': '# Home\n\n## Part\n\n[a](#part)\n' }
  const store = memoryCache()
  const site = memorySite(files)
  await check(
    editing(memoryHost(site, store), () => site.files.set('docs/index.md', '[a](#nowhere)\n')),
    options,
  )
  const { diagnostics } = await check(memoryHost(memorySite(files), store), options)
  expect(diagnostics).toEqual([])
})

/** A host on which somebody saves a file when the site is planned and no page is made yet. */
function editing(host: Host, edit: () => void): Host {
  const run: Host['pages']['run'] = (...work) => {
    edit()
    return host.pages.run(...work)
  }
  return { ...host, pages: { ...host.pages, run } }
}
