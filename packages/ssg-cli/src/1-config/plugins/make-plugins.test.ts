import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { siteContext } from '../docusaurus/lifecycle/site-context.ts'
import { makePlugins } from './make-plugins.ts'

const contextOf = (name: string) => ({
  siteDir: '/site',
  workDir: `/site/.docs-build/plugins/${name}`,
  version: '1.0.0',
})
const named = new Map<string, unknown>([
  ['./a.ts', { name: 'a' }],
  ['stats', (_: unknown, { id }: { id: string }) => ({ name: `stats-${id}` })],
  ['empty', undefined],
])
const namesOf = async (plugins: unknown, markdown = {}) => {
  const { made, problems } = await makePlugins({ plugins, markdown }, { named, contextOf })
  return problems.length > 0 ? problems.map(({ message }) => message) : made.map(({ plugin }) => plugin.name)
}

test.each<[string, unknown, readonly string[]]>([
  ['a module by its path', ['./a.ts'], ['a']],
  ['a package with options', [['stats', { id: 'x' }]], ['stats-x']],
  ['a plugin', [{ name: 'own' }], ['own']],
  [
    'a tag with an odd attribute',
    [{ name: 'own', head: [{ tag: 'meta', attributes: { constructor: 'a' } }] }],
    ['own'],
  ],
  ['a function that makes one', [() => ({ name: 'made' })], ['made']],
  ['a function with options', [[(_: unknown, name: string) => ({ name }), 'given']], ['given']],
  ['a promise of a plugin', [async () => ({ name: 'later' })], ['later']],
  ['what is left out', [false, null, undefined, { name: 'own' }], ['own']],
])('the list may hold %s', async (_, plugins, names) => {
  expect(await namesOf(plugins)).toEqual(names)
})

test('a plugin of Docusaurus without a name is called by its function, its module or its place in the list', async () => {
  const foreign = siteContext({ title: 'Site', url: 'https://a.b', siteConfig: {} }, '/site')
  const tags = () => ({ injectHtmlTags: () => ({}) })
  const plugins = [
    function icons() {
      return tags()
    },
    './lib/fonts.js',
    () => tags(),
  ]
  const { made, problems } = await makePlugins(
    { plugins, markdown: {} },
    { named: new Map([['./lib/fonts.js', tags]]), contextOf, foreign },
  )
  expect(problems).toEqual([])
  expect(made.map(({ plugin }) => plugin.name)).toEqual(['icons', 'fonts', 'plugin-2'])
})

test('a plugin of Docusaurus that fails to say where its theme is, is told', async () => {
  const foreign = siteContext({ title: 'Site', url: 'https://a.b', siteConfig: {} }, '/site')
  const chat = () => ({
    name: 'chat',
    getThemePath: () => {
      throw Error('no folder')
    },
  })
  const { problems, left } = await makePlugins(
    { plugins: [chat, 'docusaurus-chat'], markdown: {} },
    { named: new Map([['docusaurus-chat', chat]]), contextOf, foreign },
  )
  expect(problems).toMatchObject([{ message: 'no folder', thrown: { name: 'chat' } }])
  expect(left).toMatchObject([{ at: 'docusaurus-chat' }])
})

test('options that are null are none', async () => {
  const own = (_: unknown, { words = 'plain' } = {}) => ({ name: words })
  expect(await namesOf([[own, null]])).toEqual(['plain'])
})

test('a plugin for unified that names folders changes files in these alone', async () => {
  const shout = () => (tree: object) => Object.assign(tree, { loud: true })
  const remarkPlugins = [{ plugin: shout, folders: ['docs', '../api'] }]
  const { made } = await makePlugins({ plugins: [], markdown: { remarkPlugins } }, { named, contextOf })
  const run = async (path: string) =>
    unified()
      .use(made[0]?.plugin.remark ?? [])
      .run({ type: 'root' }, new VFile({ path }))
  const paths = ['/site/docs/a.md', '/api/a.md', '/site/docs2/a.md', '/site/blog/a.md']
  expect(await Promise.all(paths.map(run))).toEqual([
    { type: 'root', loud: true },
    { type: 'root', loud: true },
    { type: 'root' },
    { type: 'root' },
  ])
})

test.each<[string, unknown, string]>([
  ['a path', './shout.mjs', '"./shout.mjs"'],
  ['a path with options', ['./shout.mjs', {}], 'array'],
  ['a module', { default: () => undefined }, 'object'],
  ['a preset of such', { plugins: ['./shout.mjs'] }, 'object'],
])('%s is no plugin for unified', async (_, entry, words) => {
  const expected = `Unexpected ${words}, expected a plugin for unified: a function (import it), [function, options] or a preset`
  const markdown = { remarkPlugins: [false, () => undefined, entry], rehypePlugins: [{ settings: {} }] }
  const { problems } = await makePlugins({ plugins: [], markdown }, { named, contextOf })
  expect(problems).toEqual([{ path: ['markdown', 'remarkPlugins', 2], message: expected }])
  const ofPlugin = await namesOf([{ name: 'a', rehype: [entry] }])
  expect(ofPlugin).toEqual([expected.replace(',', ' as "rehype[0]" of plugin "a",')])
})

test('several plugins for unified that name the same folders all run, in their order and under their names', async () => {
  const plugin = (mark: string) => () => (tree: { value?: string }) => void (tree.value = `${tree.value ?? ''}${mark}`)
  const first = Object.defineProperty(plugin('1'), 'name', { value: 'shout' })
  const remarkPlugins = [first, plugin('2'), plugin('3')].map((each) => ({ plugin: each, folders: ['docs'] }))
  const { made } = await makePlugins({ plugins: [], markdown: { remarkPlugins } }, { named, contextOf })
  const { remark = [] } = made[0]?.plugin ?? {}
  const tree = await unified()
    .use(remark)
    .run({ type: 'root' }, new VFile({ path: '/site/docs/a.md' }))
  expect(tree).toEqual({ type: 'root', value: '123' })
  const [entry] = remark
  expect(Array.isArray(entry) && entry[0]).toHaveProperty('name', 'shout')
})

test.each<[string, unknown, string]>([
  ['no list', {}, 'Unexpected object, expected an array of plugins'],
  [
    'a number',
    [3],
    'Unexpected number 3, expected the name of a plugin, [name, options], a plugin, or a function that makes one',
  ],
  ['no default export', ['empty'], 'Unexpected undefined as the default export of "empty", expected a plugin'],
  ['no name', [{}], 'Unexpected undefined as the name of a plugin, expected a word'],
  ['a mistyped part', [{ name: 'a', remrak: [] }], 'Unexpected key "remrak" in plugin "a", expected "remark"'],
  ['what is thrown', [() => Promise.reject(new Error('no key'))], 'no key'],
])('%s is a problem', async (_, plugins, message) => {
  expect(await namesOf(plugins)).toEqual([message])
})

test.each<[string, object, string]>([
  [
    'one path in place of a list',
    { styles: './a.css' },
    '"./a.css" as "styles" of plugin "a", expected an array of strings',
  ],
  [
    'an object in a list of paths',
    { client: ['./a.ts', {}] },
    'object as "client[1]" of plugin "a", expected a string',
  ],
  [
    'a tag of Docusaurus',
    { head: [{ tagName: 'meta' }] },
    'undefined as "head[0].tag" of plugin "a", expected script, link, meta, style or noscript',
  ],
  [
    'a key of a tag that means nothing',
    { head: [{ tag: 'script', text: 'a()' }] },
    '"text" as "head[0]" of plugin "a", expected only the keys tag, attributes, content, place',
  ],
  [
    'an attribute that is a number',
    { head: [{ tag: 'meta', attributes: { 'data-n': 1 } }] },
    'number 1 as "head[0].attributes["data-n"]" of plugin "a", expected a string or true',
  ],
  [
    'a component that is a function',
    { components: { Box: () => null } },
    'function as "components.Box" of plugin "a", expected a string',
  ],
  [
    'a source of the policy that is no list',
    { policy: { 'img-src': 'https://a.example' } },
    '"https://a.example" as "policy["img-src"]" of plugin "a", expected an array of strings',
  ],
  ['null', { head: null }, 'null as "head" of plugin "a", expected an array of tags'],
  [
    'a tag that runs code by its URL',
    { head: [{ tag: 'link', attributes: { href: ' JavaScript:a()' } }] },
    '" JavaScript:a()" as "head[0].attributes.href" of plugin "a", expected a URL that runs no code',
  ],
  [
    'a grammar without a scope',
    { code: { languages: [{ name: 'pump' }] } },
    'object as "code.languages[0]" of plugin "a", expected a grammar: { name, scopeName, … }, or the path of a file with one',
  ],
  [
    'a transformer that is none',
    { code: { transformers: [null] } },
    'null as "code.transformers[0]" of plugin "a", expected a transformer of shiki: an object with functions',
  ],
  [
    'a handler that is none',
    { remarkRehype: { handlers: { table: true } } },
    'true as "remarkRehype.handlers.table" of plugin "a", expected a function',
  ],
  [
    'a function of unified',
    { remark: () => undefined },
    'function as "remark" of plugin "a", expected an array of plugins for unified',
  ],
  ['a hook that is none', { check: true }, 'true as "check" of plugin "a", expected a function'],
  [
    'a source that can not be loaded',
    { sources: [{ id: 'a' }] },
    'undefined as "sources[0].load" of plugin "a", expected a function',
  ],
  [
    'a fence that is a text',
    { code: { fences: { mermaid: 'x' } } },
    '"x" as "code.fences.mermaid" of plugin "a", expected a function',
  ],
])('%s in a part is a problem', async (_, part, problem) => {
  expect(await namesOf([{ name: 'a', ...part }])).toEqual([`Unexpected ${problem}`])
})

test('the lists of markdown are plugins before and after the others', async () => {
  const first = () => undefined
  const last = () => undefined
  const { made } = await makePlugins(
    {
      plugins: [{ name: 'own' }],
      markdown: { beforeDefaultRemarkPlugins: [first], rehypePlugins: [[last, { a: 1 }]] },
    },
    { named, contextOf },
  )
  expect(made.map(({ plugin: { name, remark, rehype } }) => ({ name, remark, rehype }))).toEqual([
    { name: 'config', remark: [first], rehype: [] },
    { name: 'own', remark: undefined, rehype: undefined },
    { name: 'config', remark: [], rehype: [[last, { a: 1 }]] },
  ])
})
