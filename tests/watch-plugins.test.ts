/** Plugins of a site that is watched: what they do follows each edit, and is what a build from nothing would do. */
import { expect, test } from 'vitest'
import type { MemorySite } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { memorySite } from './memory-site.ts'
import { expectAsBuilt, watchInMemory } from './memory-watch.ts'

const config = (mark: string) => `export default {
  title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  plugins: [['./stamp.mjs', { mark: ${JSON.stringify(mark)} }], './names.mjs', './owners.mjs'],
}`

const stamp = (word: string) => `export default (_, { mark }) => ({
  name: 'stamp',
  remark: [() => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word} ' + mark }] })],
})`

const names = `export default {
  name: 'names',
  sources: [{ id: 'names', async load({ read }) {
    const names = JSON.parse(await read('names.json'))
    const files = names.map((name) => [name + '.md', { text: '# ' + name + '\\n', origin: { file: 'names.json' } }])
    return { docs: { routeBasePath: 'names', files: Object.fromEntries(files) } }
  } }],
}`

const owners = (key: string) => `export default {
  name: 'owners',
  emit: ({ pages }) => [
    { path: 'owners.json', content: JSON.stringify(pages.map(({ route, frontMatter }) => [route, frontMatter.${key} ?? null])) },
    { path: 'pictures/owners.svg', content: '<svg>' + pages.map((page) => page.html().length) + '</svg>' },
  ],
  check: ({ pages }) => pages.flatMap(({ route, source, frontMatter, html }) => [
    ...(frontMatter.${key} ? [] : [{ code: 'missing-owner', message: 'Nobody owns ' + route, file: source }]),
    ...(html().includes('Secret') ? [{ code: 'secret', message: 'A secret is told', file: source, severity: 'error' }] : []),
  ]),
}`

function newSite(): MemorySite {
  return memorySite({
    'docs.config.mjs': config('one'),
    'stamp.mjs': stamp('Stamped'),
    'names.mjs': names,
    'owners.mjs': owners('owner'),
    'names.json': '["ada", "bob"]',
    'docs/index.md': '---\nowner: team\n---\n\n# Home\n',
    'docs/use.md': '# Use\n',
  })
}

const edits: readonly (readonly [name: string, edit: (files: MemorySite['files']) => void])[] = [
  ['an option', (files) => files.set('docs.config.mjs', config('two'))],
  ['code of a plugin that changes pages', (files) => files.set('stamp.mjs', stamp('Marked'))],
  ['what a source is made from', (files) => files.set('names.json', '["ada", "eve"]')],
  ['code of a source', (files) => files.set('names.mjs', names.replace("'# ' + name", "'# Dear ' + name"))],
  ['a body', (files) => files.set('docs/use.md', '# Use\n\nMore.\n')],
  ['front matter that a check reads', (files) => files.set('docs/use.md', '---\nowner: ada\n---\n\n# Use\n')],
  ['code of a check', (files) => files.set('owners.mjs', owners('keeper'))],
  ['a plugin that goes', (files) => files.set('docs.config.mjs', config('two').replace(", './owners.mjs'", ''))],
  ['a plugin that comes', (files) => files.set('docs.config.mjs', config('three'))],
]

test('after each edit it serves what a clean build writes with its plugins, and tells what their checks find', async () => {
  const source = newSite()
  const watched = await watchInMemory(source)
  await expectAsBuilt('start', source, watched)
  expect(watched.diagnostics().map(({ code, message }) => [code, message])).toContainEqual([
    'owners/missing-owner',
    'Nobody owns /use',
  ])
  expect(await watched.text('index.html')).toContain('Stamped one')
  for (const [name, edit] of edits) {
    await watched.edit(edit)
    await expectAsBuilt(name, source, watched)
  }
  expect(await watched.text('names/eve/index.html')).toContain('Marked three')
})

test('a check that reads the HTML of pages finds what an edit of a body brings, and what it takes away', async () => {
  const watched = await watchInMemory(newSite())
  const secrets = () => watched.diagnostics().flatMap(({ code, file }) => (code === 'owners/secret' ? [file] : []))
  expect(secrets()).toEqual([])
  await watched.edit((files) => files.set('docs/use.md', '# Use\n\nSecret.\n'))
  expect(secrets()).toEqual(['docs/use.md'])
  await watched.edit((files) => files.set('docs/use.md', '# Use\n'))
  expect(secrets()).toEqual([])
})

test('an emit that fails is told when its file is asked for, and no longer when it is repaired', async () => {
  const watched = await watchInMemory(newSite())
  await watched.edit((files) =>
    files.set('owners.mjs', "export default { name: 'owners', emit() { throw new Error('no key') } }"),
  )
  expect(await watched.text('owners.json')).toBeUndefined()
  expect(watched.diagnostics()).toMatchObject([
    { code: 'plugin-failed', message: 'Plugin "owners" failed in emit: no key' },
  ])
  await watched.edit((files) => files.set('owners.mjs', owners('owner')))
  expect(await watched.text('owners.json')).toContain('"team"')
  expect(watched.diagnostics().map(({ code }) => code)).not.toContain('plugin-failed')
})
