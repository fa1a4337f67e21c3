/** What documents say of the repository: paths, rooms, functions, lengths and words. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-cli.ts'

const decisions = filesIn('decisions', /\.md$/)
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...decisions]
const results = filesIn('bench/results', /\.md$/)
const references = [
  'CHANGELOG.md',
  'bench/README.md',
  ...filesIn('packages', /^(?:plugins\/)?[^/]+\/README\.md$/),
  ...filesIn('docs/content', /\.mdx?$/),
  ...results,
]

const generator = 'packages/ssg-cli/src'
/** Folders from which a path may be written: the repository, the generator's sources, the theme's package. */
const bases = ['', generator, 'packages/theme']
/** First parts of paths that are meant as files of the repository. The others may be those of any site. */
const roots = new Set(
  ['packages', 'decisions', 'bench', 'bin', 'fixtures', 'scripts', 'site', 'tests', '.github', 'src'].concat(
    namesIn(generator),
  ),
)

test.each(documents)('%s names files that there are', (document) => {
  const folder = dirname(document)
  const missing = [...paths(read(document))].filter((path) => ![...bases, folder].some((base) => isThere(base, path)))
  expect(missing).toEqual([])
})

test.each([...documents, ...references])('%s links to files that there are', (document) => {
  // A URL of the site of the documentation is looked at by the check of that site.
  const links = [...partsOf(read(document)).words.matchAll(/\]\((?!https?:|#|\/)([^)#]+)(?:#[^)]*)?\)/g)]
  const missing = links.flatMap(([, path = '']) => (existsSync(join(root, dirname(document), path)) ? [] : [path]))
  expect(missing).toEqual([])
})

test('ARCHITECTURE.md lists every room, in the order in which the import rules have them, and every package', () => {
  const text = read('ARCHITECTURE.md')
  const listed = text.split('\n').flatMap((line) => /^\| `([^`]+)\/`/.exec(line)?.[1] ?? [])
  const folders = namesIn(generator).filter((name) => !name.includes('.'))
  const rules = /const rooms = \[([^\]]*)\]/.exec(read('packages/ssg-cli/test/import-rules.test.ts'))?.[1] ?? ''
  const order = [...rules.matchAll(/'([^']+)'/g)].flatMap(([, room = '']) => (folders.includes(room) ? [room] : []))
  expect(listed).toEqual(order)
  expect(listed.toSorted()).toEqual(folders.toSorted())
  expect(namesIn('packages').filter((name) => !text.includes(`packages/${name}`))).toEqual([])
})

test('functions that ARCHITECTURE.md names are in the sources', () => {
  const sources = filesIn('packages', /^[^/]+\/src\/.*\.tsx?$/)
    .map(read)
    .join('\n')
  const named = [...read('ARCHITECTURE.md').matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !sources.includes(`function ${name}(`))).toEqual([])
})

test('a decision is a page of at most 80 lines: question, what was weighed, choice, costs', () => {
  const parts = ['Question', 'Weighed', 'Chosen', 'Costs'].map((part) => `**${part}.**`)
  const pages = decisions.filter((file) => /\/\d{4}-[\w-]+\.md$/.test(file))
  const wrong = pages.filter((file) => {
    const found = read(file).match(/^\*\*(?:Question|Weighed|Chosen|Costs)\.\*\*/gm) ?? []
    return lines(file) > 80 || found.join() !== parts.join()
  })
  expect(wrong).toEqual([])
  const list = read('decisions/README.md')
  expect(pages.filter((file) => !list.includes(`(${file.slice('decisions/'.length)})`))).toEqual([])
})

test('README.md has fewer than 100 lines and one table', () => {
  expect(lines('README.md')).toBeLessThan(100)
  expect(read('README.md').match(/^\|[ :|-]+\|$/gm)).toHaveLength(1)
})

test('CONTRIBUTING.md decides at most 40 words, each in one sentence', () => {
  const section = /\n## Words\n([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md'))?.[1] ?? ''
  const terms = [...section.matchAll(/^- \*\*(.+?)\*\*: (.*(?:\n {2}.*)*)/gm)]
  expect(terms.length).toBeGreaterThan(25)
  expect(terms.length).toBeLessThanOrEqual(40)
  expect(terms.flatMap(([, term, text = '']) => (/^[^.]+(?:\.\w[^.]*)*\.$/.test(text) ? [] : [term]))).toEqual([])
})

test('results say when, on what machine, and how to measure again', () => {
  const parts = ['- **When**:', '- **Machine**:', '- **Repeat**:']
  expect(results.filter((file) => !parts.every((part) => read(file).includes(part)))).toEqual([])
})

/** Words that once stood for hashes, raw Markdown, layouts and others; the glossary has those of the field. */
const formerWords = new RegExp(
  [
    String.raw`\b(?:shelf|shelves|twins?|doubts?|calm\w*|doors?|colour\w*|mended|stretch\w*|outward|outbound|kept promises?)\b`,
    String.raw`\bfindings?\b|\bfingerprint\w*|\bprints? of\b|\b(?:a|its|their|the|each|same) prints?\b`,
  ].join('|'),
  'gi',
)

test.each([...documents, ...references])('%s uses the words of the glossary', (document) => {
  // The code of a page for readers is an example, of which any word may be a part.
  const text = document.startsWith('docs/') ? partsOf(read(document)).words : read(document)
  expect(text.match(formerWords) ?? []).toEqual([])
})

/** What looks like a path of the repository in code: `3-pages/link/`, `io/esbuild.ts`, `page.ts`. */
function paths(text: string): ReadonlySet<string> {
  const named = partsOf(text).code.flatMap((code) => [...code.matchAll(/(?<![\w/.@:<-])[\w.<*][\w.<>*/-]*/g)])
  const found = named.map(([path]) => path.replace(/\.$/, ''))
  return new Set(found.filter((path) => isOwn(path) && !/(?:^|\/)dist(?:\/|$)/.test(path)))
}

function isOwn(path: string): boolean {
  const [first = '', second] = path.split('/')
  if (second !== undefined) return roots.has(first)
  return /^[a-z\d-]+(?:\.test)?\.tsx?$/.test(path)
}

/** True for a file or folder; of a path with a placeholder, `fixtures/<name>/site/`, for the folder above it. */
function isThere(base: string, path: string): boolean {
  const certain = path.replace(/(?:^|\/)[^/]*[<*].*$/, '')
  if (existsSync(join(root, base, certain))) return true
  // A name alone is that of a file beside one that was named before.
  return base === generator && !path.includes('/') && fileNames().has(path)
}

let known: ReadonlySet<string> | undefined

function fileNames(): ReadonlySet<string> {
  return (known ??= new Set(filesIn('packages', /\/src\/.*\.tsx?$/).map((file) => file.replace(/^.*\//, ''))))
}

/** Code in fences, indented blocks and spans, and the words around it. */
function partsOf(text: string): { readonly code: readonly string[]; readonly words: string } {
  const code: string[] = []
  const take = (written: string) => {
    code.push(written)
    return '\n'
  }
  const words = text
    .replace(/^```.*\n[\s\S]*?^```/gm, take)
    .replace(/(?<=\n\n)(?: {4,}.*\n?)+/g, take)
    .replace(/`[^`\n]+`/g, take)
  return { code, words }
}

function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file) && !file.includes('node_modules/'))
    .map((file) => `${folder}/${file}`)
    .toSorted()
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder)).filter((name) => !name.startsWith('.'))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function lines(file: string): number {
  return read(file).trimEnd().split('\n').length
}
