import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PluginMessage, SourceContent } from 'docs-build'
import type { TypeScriptOptions } from './options.ts'
import { referenceSource } from './source.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-typescript-'))
  mkdirSync(join(folder, 'src'))
  for (const name of ['index', 'a', 'b']) writeFileSync(join(folder, `src/${name}.ts`), `export const ${name} = 1\n`)
  writeFileSync(join(folder, 'src/global.d.ts'), 'declare type Size = 1 | 2\n')
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions": {"strict": true, "target": "ES2022"}}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Loaded {
  readonly content: SourceContent
  readonly messages: readonly PluginMessage[]
  readonly wasRead: readonly string[]
}

async function load(options: TypeScriptOptions): Promise<Loaded> {
  const messages: PluginMessage[] = []
  const wasRead: string[] = []
  const content = await referenceSource(options).load({
    siteDir: folder,
    workDir: join(folder, 'work'),
    version: '1.0.0',
    read: async (path) => {
      wasRead.push(resolve(folder, path))
      return readFileSync(resolve(folder, path), 'utf8')
    },
    fetch: async () => new Uint8Array(),
    report: (message) => messages.push(message),
    write: (name) => name,
  })
  return { content, messages, wasRead }
}

/** Pages of a module, without their front matter, and signatures as text. */
async function pagesOf(source: string, more: Partial<TypeScriptOptions> = {}): Promise<ReadonlyMap<string, string>> {
  writeFileSync(join(folder, 'src/index.ts'), source)
  const { content } = await load({ entryPoints: ['src/index.ts'], ...more })
  return new Map(
    Object.entries(content.docs?.files ?? {}).map(([file, { text }]) => [
      file,
      text.replace(/^---\n[^]*?\n---\n\n/, ''),
    ]),
  )
}

/** What a reader sees of the first signature of a page. */
function signature(page: string | undefined): string {
  const [, block = ''] = /<pre className="ts-signature"[^>]*><code>(.*?)<\/code><\/pre>/.exec(page ?? '') ?? []
  return block
    .replace(/\{("[^"]*")\}/g, (_, space: string) => String(JSON.parse(space)))
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
}

const types: readonly (readonly [what: string, type: string])[] = [
  ['a union in a list', '(string | number)[]'],
  ['a list that stays as it is', 'readonly string[]'],
  ['a tuple with names', '[a: string, b?: number]'],
  ['the rest of a tuple', '[string, ...boolean[]]'],
  ['a function in a union', '((a: string) => void) | null'],
  ['an object with an index', '{ [key: string]: number; a?: number }'],
  ['a text in quotes', `'it\\'s "a"'`],
  ['a condition', 'string extends infer U ? U : never'],
  ['a mapped type', `{ readonly [K in 'a' | 'b']?: K }`],
  ['a template', '`a${string}`'],
  ['a part of another', `Map<string, Set<number>>['size']`],
]

test('types are printed as they are written', async () => {
  const pages = await pagesOf(types.map(([, type], index) => `export type T${index} = ${type}`).join('\n'))
  const printed = types.map((_, index) => signature(pages.get(`types/T${index}.mdx`)))
  expect(printed).toEqual(types.map(([, type], index) => `type T${index} = ${type}`))
})

const shop = `
/**
 * A thing to buy. More of it stands elsewhere.
 *
 * @example
 *     const thing: Thing = { name: 'a' }
 */
export interface Thing {
  /** What it is called, see {@link buy}. */
  readonly name: string
  /** @deprecated Use \`name\`. */
  label?: string
}

/**
 * Buy a {@link Thing | thing}, or {@link Thing.name} it.
 *
 * @param thing what to buy: \`{a}\` <b>
 * @returns what it costs
 * @throws {Error} when there is no money
 * @see https://example.com
 */
export function buy<T extends Thing>(thing: T, count = 1): Promise<number> {
  return Promise.resolve(count + thing.name.length)
}

export class Shop {
  constructor(readonly name: string) {}
  open(): void {}
}

export enum Color { Red = 'red' }
`

test('each export has a page with what its comment says, and links to others', async () => {
  const pages = await pagesOf(shop, { sourceUrl: 'https://example.com/{path}#L{line}' })
  expect([...pages.keys()]).toEqual([
    'index.mdx',
    'functions/buy.mdx',
    'classes/Shop.mdx',
    'interfaces/Thing.mdx',
    'enums/Color.mdx',
  ])
  await expect([...pages].map(([file, text]) => `=== ${file}\n${text}`).join('\n')).toMatchFileSnapshot(
    'expected/shop.mdx.txt',
  )
})

test('sources are read again only when they changed', async () => {
  writeFileSync(join(folder, 'src/index.ts'), "export type { A } from './a.ts'\n")
  writeFileSync(join(folder, 'src/a.ts'), '/** First. */\nexport interface A {}\n')
  const options = { entryPoints: ['src/index.ts'] }
  const first = await load(options)
  expect(first.wasRead).toEqual(expect.arrayContaining([join(folder, 'src/a.ts'), join(folder, 'tsconfig.json')]))
  const again = await load(options)
  expect(again.content).toEqual(first.content)
  expect(new Set(again.wasRead)).toEqual(new Set(first.wasRead))
  writeFileSync(join(folder, 'src/a.ts'), '/** Second. */\nexport interface A {}\n')
  const changed = await load(options)
  expect(changed.content.docs?.files['interfaces/A.mdx']?.text).toContain('Second.')
})

test('modules that no entry point imports are not looked at, declarations of the project are', async () => {
  // An answer that is kept names what it followed from.
  rmSync(join(folder, 'work'), { recursive: true })
  writeFileSync(join(folder, 'src/index.ts'), 'export const size: Size = 1\n')
  const { wasRead } = await load({ entryPoints: ['src/index.ts'] })
  expect(wasRead.filter((path) => path.endsWith('.ts')).toSorted()).toEqual([
    join(folder, 'src/global.d.ts'),
    join(folder, 'src/index.ts'),
  ])
})

test('several modules have a folder each', async () => {
  writeFileSync(join(folder, 'src/a.ts'), 'export const a = 1\n')
  const { content } = await load({ entryPoints: ['src/a.ts', 'src/b.ts'] })
  expect(Object.keys(content.docs?.files ?? {})).toEqual([
    'index.mdx',
    'src-a/index.mdx',
    'src-a/variables/a.mdx',
    'src-b/index.mdx',
    'src-b/variables/b.mdx',
  ])
})

test('JSON that TypeDoc did not write is told', async () => {
  writeFileSync(join(folder, 'other.json'), '{}')
  const { content, messages } = await load({ json: 'other.json' })
  expect(content).toEqual({})
  expect(messages).toMatchObject([{ code: 'unknown-json', file: 'other.json' }])
})

test('a config that is not there is told', async () => {
  const { content, messages } = await load({ entryPoints: ['src/a.ts'], tsconfig: 'nowhere/tsconfig.json' })
  expect(content).toEqual({})
  expect(messages).toMatchObject([
    { code: 'no-tsconfig', severity: 'error', file: join(folder, 'nowhere/tsconfig.json') },
  ])
})

test('an entry point that is new since the first run is shown', async () => {
  await load({ entryPoints: ['src/a.ts', 'src/b.ts'] })
  writeFileSync(join(folder, 'src/later.ts'), 'export const later = 1\n')
  const { content } = await load({ entryPoints: ['src/a.ts', 'src/later.ts'] })
  expect(Object.keys(content.docs?.files ?? {})).toContain('src-later/variables/later.mdx')
})

test('syntax that no compiler reads is told where it stands', async () => {
  writeFileSync(join(folder, 'src/index.ts'), 'export const a = 1\nexport const b = ;\n')
  const { content, messages } = await load({ entryPoints: ['src/index.ts'] })
  expect(messages).toEqual([
    {
      code: 'syntax',
      severity: 'error',
      message: 'Unexpected syntax, expected TypeScript: Expression expected.',
      file: join(folder, 'src/index.ts'),
      line: 2,
      column: 18,
    },
  ])
  expect(Object.keys(content.docs?.files ?? {})).toContain('variables/a.mdx')
})
