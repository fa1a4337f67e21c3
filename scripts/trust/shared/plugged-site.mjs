/** A line for each plugin, so that an edit can change its options, move it or take it out. */
const config = `const shout = ({ word }) => (tree) =>
  void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] })

export default {
  title: 'Pumps',
  url: 'https://pumps.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  markdown: { remarkPlugins: [[shout, { word: 'Shouted once.' }]] },
  plugins: [
    ['./plugins/edition.mjs', { edition: 'one' }],
    ['./plugins/stamp.mjs', { mark: 'one' }],
    ['./plugins/quotes.mjs', { name: 'one' }],
    ['./plugins/keys.mjs', { mark: 'one' }],
    ['./plugins/draw.mjs', { mark: 'one' }],
    ['./plugins/reads.mjs', { mark: 'one' }],
    ['./plugins/always.mjs', { mark: 'one' }],
    ['./plugins/names.mjs', { mark: 'one' }],
    ['./plugins/status.mjs', { mark: 'one' }],
    ['./plugins/words.mjs', { mark: 'one' }],
    ['./plugins/owners.mjs', { file: 'owners.json' }],
  ],
}
`

/** A plugin for each part. Their options say `one`, and so does their code where it is `First`. */
const plugins = {
  'plugins/edition.mjs': `export default (_, { edition }) => ({
  name: 'edition',
  config: (config) => ({ ...config, tagline: 'First edition ' + edition }),
})
`,
  'plugins/stamp.mjs': `const stamp = (mark) => (tree, file) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'First stamp ' + mark }] })
  for (const node of tree.children)
    if (node.type === 'heading' && node.children[0]?.value === 'Wrong') file.message('A heading is wrong', node)
}
export default (_, { mark }) => ({ name: 'stamp', remark: [() => stamp(mark)] })
`,
  'plugins/quotes.mjs': `const quotes = (name) => (tree) => {
  for (const node of tree.children) if (node.tagName === 'blockquote') node.properties = { className: ['First', name] }
}
export default (_, { name }) => ({ name: 'quotes', rehype: [[quotes, name]] })
`,
  'plugins/keys.mjs': `const key = (mark) => ({ children }) => ({
  type: 'strong', data: { hName: 'kbd', hProperties: { title: 'First ' + mark } }, children,
})
export default (_, { mark }) => ({ name: 'keys', directives: { key: key(mark) } })
`,
  'plugins/draw.mjs': `export default (_, { mark }) => ({
  name: 'draw',
  code: {
    fences: {
      draw: async ({ code, line }) => ({ type: 'html', value: '<p class="drawn">First ' + [mark, line, code.trim()].join(' ') + '</p>' }),
    },
    transformers: [{ name: 'marked', line(node) { node.properties['data-mark'] = 'First ' + mark } }],
    languages: ['grammars/log.json'],
  },
})
`,
  'plugins/reads.mjs': `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
const reads = (mark) => (tree, file) => {
  const name = file.data.frontMatter.reads
  if (!name) return
  const path = join(file.dirname ?? '.', name)
  file.data.dependencies.push(path)
  let value = 'nothing'
  try { value = readFileSync(path, 'utf8') } catch {}
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'First ' + mark + ' ' + value }] })
}
export default (_, { mark }) => ({ name: 'reads', remark: [[reads, mark]] })
`,
  'plugins/always.mjs': `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
const always = ({ siteDir, mark }) => (tree) => {
  let value = 'nothing'
  try { value = readFileSync(join(siteDir, 'always.txt'), 'utf8') } catch {}
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'First always ' + mark + ' ' + value }] })
}
export default ({ siteDir }, { mark }) => ({
  name: 'always', pure: false, remark: [[always, { siteDir, mark }]], watch: ['always.txt'],
})
`,
  'plugins/names.mjs': `const docOf = (name, mark) => ({
  text: '---\\ntitle: ' + name + '\\n---\\n\\nFirst ' + mark + ' of [all](./index.md) and [home](/).\\n',
  origin: { file: 'data/names.json' },
})
export default (_, { mark }) => ({
  name: 'names',
  sources: [{
    id: 'names',
    async load({ read, report }) {
      const names = JSON.parse(await read('data/names.json'))
      if (names.length > 3) report({ code: 'many', message: 'There are many names', file: 'data/names.json' })
      const files = names.map((name) => [name + '.md', docOf(name, mark)])
      return {
        docs: { routeBasePath: 'names', files: { 'index.md': { text: '# Names ' + mark + '\\n' }, ...Object.fromEntries(files) } },
        pages: [{ path: 'all-names', component: './parts/names.jsx', title: 'All names', props: { names, mark } }],
      }
    },
  }],
})
`,
  'plugins/status.mjs': `export default (_, { mark }) => ({
  name: 'status',
  components: { Status: './parts/status.jsx' },
  styles: ['parts/status.css'],
  head: [{ tag: 'meta', attributes: { name: 'status', content: 'First ' + mark } }],
  client: ['./parts/visits.js'],
  policy: { 'connect-src': ['https://' + mark + '.example.com'] },
})
`,
  'plugins/words.mjs': `export default (_, { mark }) => ({
  name: 'words',
  search: (parts, { title, frontMatter }) =>
    title === 'Home' ? [...parts, { level: 2, heading: 'First ' + mark, texts: [String(frontMatter.owner)] }] : parts,
})
`,
  'plugins/owners.mjs': `export default (_, { file }) => ({
  name: 'owners',
  emit: ({ config, pages }) => [
    { path: file, content: JSON.stringify([config.tagline, 'First', pages.map(({ route, title, frontMatter, html }) => [route, title, frontMatter.owner, html().length > 0])]) },
  ],
  check: ({ pages }) => pages.flatMap(({ source, frontMatter }) =>
    source && frontMatter.owner === 'nobody' ? [{ code: 'no-owner', message: 'First: nobody owns this', file: source }] : []),
})
`,
}

const home = `---
title: Home
owner: ada
reads: data.txt
---

Press :key[Enter], then see [names](/names/) and [use](./use.mdx).

> A quote.

\`\`\`draw
line
\`\`\`

\`\`\`log
INFO started
\`\`\`
`

const grammar = (word) =>
  `${JSON.stringify({ name: 'log', scopeName: 'source.log', patterns: [{ match: `\\b${word}\\b`, name: 'keyword.other' }] })}\n`

/**
 * A site with plugins of every part, which read files that they declare, that they do not, and that are not there.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const pluggedSite = {
  'docs.config.mjs': config,
  ...plugins,
  'parts/status.jsx':
    'export default function Status({ children }) {\n  return <mark className="status">{children} today</mark>\n}\n',
  'parts/status.css': '.status { color: #123456 }\n',
  'parts/visits.js':
    "export function onRouteDidUpdate({ location }) {\n  console.debug('visit', location.pathname)\n}\n",
  'parts/names.jsx':
    'export default function Names({ names, mark }) {\n  return <p>{mark}: {names.join(", ")}</p>\n}\n',
  'grammars/log.json': grammar('INFO'),
  'data/names.json': '["ada", "bob"]\n',
  'always.txt': 'always',
  'docs/index.md': home,
  'docs/data.txt': 'first',
  'docs/use.mdx': '---\nowner: bob\n---\n\n# Use\n\n<Status>Fine</Status>\n\n:key[Tab]\n',
  'docs/waiting.md': '---\nowner: bob\nreads: later.txt\n---\n\n# Waiting\n',
  'docs/plain.md': '# Plain\n\nSee [ada](/names/ada).\n',
}

const put = (file, text) => (files) => ({ ...files, [file]: text })
const without = (file) => (files) => Object.fromEntries(Object.entries(files).filter(([path]) => path !== file))
const replaced = (file, from, to) => (files) => put(file, (files[file] ?? pluggedSite[file]).replace(from, to))(files)
const taken = (name) => replaced('docs.config.mjs', new RegExp(` *\\['\\./plugins/${name}\\.mjs'.*\\n`), '')

/**
 * Edits of options, code and files of plugins, and of what uses them. Each can follow any other.
 *
 * @type {typeof import('./full-site.mjs').fullSiteEdits}
 */
export const pluggedSiteEdits = [
  ...Object.keys(plugins).flatMap((file) => {
    const name = file.replace(/.*\/|\.mjs$/g, '')
    const option = new RegExp(`(/${name}\\.mjs', \\{ \\w+: ')\\w+`)
    return /** @type {typeof import('./full-site.mjs').fullSiteEdits} */ ([
      [`an option of ${name}`, replaced('docs.config.mjs', option, '$1two')],
      [`an option of ${name} as it was`, replaced('docs.config.mjs', option, '$1one')],
      [`code of ${name}`, replaced(file, /First/g, 'Second')],
      [`code of ${name} as it was`, put(file, plugins[file])],
      [`${name} taken out`, taken(name)],
    ])
  }),
  ['all plugins as they were', put('docs.config.mjs', config)],
  [
    'another order of plugins',
    replaced('docs.config.mjs', /( *\['\.\/plugins\/stamp.*\n)((?:.*\n)*?)( {2}\],)/, '$2$1$3'),
  ],
  ['an option of a plugin of unified', replaced('docs.config.mjs', 'Shouted once.', 'Shouted twice.')],
  [
    'a plugin that goes wrong with a mistake',
    replaced('plugins/stamp.mjs', 'for (const', "throw new Error('broken')\n  for (const"),
  ],
  ['a plugin without sense', put('plugins/keys.mjs', 'export default 1\n')],
  ['a file that a plugin read', put('docs/data.txt', 'second')],
  ['a file of the same size that a plugin read', put('docs/data.txt', 'again')],
  ['a file that a plugin read, goes away', without('docs/data.txt')],
  ['a file that a plugin looked for', put('docs/later.txt', 'here')],
  ['a file that a plugin looked for, goes away', without('docs/later.txt')],
  ['a file that a plugin does not declare', put('always.txt', 'always again')],
  ['a file that a plugin does not declare, away', without('always.txt')],
  ['the data of a source', put('data/names.json', '["ada", "eve"]\n')],
  ['more data of a source', put('data/names.json', '["ada", "bob", "eve", "zoe"]\n')],
  ['broken data of a source', put('data/names.json', '["ada", \n')],
  ['data of a source that break a link', put('data/names.json', '["bob"]\n')],
  ['the data of a source as they were', put('data/names.json', pluggedSite['data/names.json'])],
  ['a component of a plugin', replaced('parts/status.jsx', 'today', 'tonight')],
  ['a component of a source', replaced('parts/names.jsx', ': {', ' names: {')],
  ['styles of a plugin', put('parts/status.css', '.status { color: #654321 }\n')],
  ['client code of a plugin', replaced('parts/visits.js', "'visit'", "'visited'")],
  ['a grammar', put('grammars/log.json', grammar('started'))],
  ['a grammar as it was', put('grammars/log.json', grammar('INFO'))],
  ['a doc that uses nothing any more', put('docs/index.md', '---\ntitle: Home\nowner: ada\n---\n\nNothing.\n')],
  ['a doc that uses all again', put('docs/index.md', home)],
  ['a doc that reads another file', put('docs/waiting.md', '---\nreads: data.txt\n---\n\n# Waiting\n')],
  ['a doc of which a plugin says something', put('docs/plain.md', '---\nowner: nobody\n---\n\n# Plain\n\n# Wrong\n')],
  [
    'a doc that begins to use plugins',
    put('docs/plain.md', '# Plain\n\n:key[Esc]\n\n```draw\nhere\n```\n\n> Quoted.\n'),
  ],
  ['a doc as it was', put('docs/plain.md', pluggedSite['docs/plain.md'])],
]
