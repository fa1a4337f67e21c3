import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test(?:ing)?\//.test(file))

interface Import {
  readonly from: string
  /** File below src, or a package name. */
  readonly to: string
  readonly isPackage: boolean
  /** Types leave no trace in the program. */
  readonly isType: boolean
}

const imports = files.flatMap((from): Import[] => {
  const text = readFileSync(join(root, from), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+([^'"`;]*?)from\s*['"]([^'"]+)['"]|import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...statements].flatMap(([, names, named, dynamic, bare]): Import[] => {
    const specifier = named ?? dynamic ?? bare ?? ''
    if (specifier.startsWith('node:') || specifier.endsWith('.json')) return []
    const isType = names !== undefined && isTypesOnly(names)
    if (!specifier.startsWith('.'))
      return [
        {
          from,
          to: specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
          isPackage: true,
          isType,
        },
      ]
    return [
      {
        from,
        to: relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/'),
        isPackage: false,
        isType,
      },
    ]
  })
})
const own = imports.filter(({ isPackage }) => !isPackage)
const layer = (file: string) => /^(steps\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? 'composition'
const breaking = (rule: (edge: Import) => boolean) =>
  own.filter((edge) => !rule(edge)).map(({ from, to }) => `${from} → ${to}`)

test('there are imports to check', () => {
  expect(own.length).toBeGreaterThan(100)
})

test('the model imports nothing but the model', () => {
  expect(breaking(({ from, to }) => layer(from) !== 'model' || layer(to) === 'model')).toEqual([])
})

test('a step imports its own folder, the model, diagnostics, the search engines and the contract with themes, never another step', () => {
  const allowed = (from: string, to: string) =>
    layer(to) === layer(from) || ['model', 'diagnostics', 'search'].includes(layer(to)) || to === 'page.ts'
  expect(breaking(({ from, to }) => !from.startsWith('steps/') || allowed(from, to))).toEqual([])
})

test('the search engines run in browsers: they import nothing but themselves', () => {
  expect(breaking(({ from, to }) => layer(from) !== 'search' || layer(to) === 'search')).toEqual([])
  const node = files.filter(
    (file) => layer(file) === 'search' && /from 'node:/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(node).toEqual([])
})

test('steps, the model and diagnostics work with values alone: of Node they take paths and hashes', () => {
  const taken = files
    .filter((file) => /^(?:steps|model|diagnostics)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const modules = Array.from(text.matchAll(/(?:from|import\(?|require\()\s*['"]node:([^'"]+)/g), ([, name]) => name)
      return modules.filter((name) => name !== 'path' && name !== 'crypto').map((name) => `${file}: ${name}`)
    })
  expect(taken).toEqual([])
})

test('diagnostics know nothing of steps and effects', () => {
  expect(
    breaking(({ from, to }) => layer(from) !== 'diagnostics' || ['diagnostics', 'model'].includes(layer(to))),
  ).toEqual([])
})

test('only the command line, its start and the public entry import the machine', () => {
  expect(
    breaking(
      ({ from, to }) => layer(to) !== 'io' || ['io', 'cli', 'start'].includes(layer(from)) || from === 'index.ts',
    ),
  ).toEqual([])
})

test('each package comes into a layer through one file', () => {
  const doors = new Map<string, Set<string>>()
  for (const { from, to, isPackage, isType } of imports) {
    if (!isPackage || isType) continue
    const key = `${to} in ${layer(from)}`
    doors.set(key, (doors.get(key) ?? new Set()).add(from))
  }
  const crowded = [...doors].flatMap(([key, from]) => (from.size > 1 ? [`${key}: ${[...from].sort().join(', ')}`] : []))
  expect(crowded).toEqual([])
})

test('the package depends on what its sources import, and on nothing else', () => {
  const imported = imports.filter(({ isPackage, isType }) => isPackage && !isType).map(({ to }) => to)
  const { dependencies } = JSON.parse(readFileSync(join(root, '../package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toEqual([...new Set([...imported, ...importedByBundles])].sort())
})

test('nothing imports in a circle', () => {
  const edges = new Map<string, string[]>()
  for (const { from, to, isType } of own) if (!isType) edges.set(from, [...(edges.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, above: readonly string[]): void => {
    if (above.includes(file)) return void circles.push([...above.slice(above.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...above, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  expect(circles).toEqual([])
})

/** The code that `bundle-site.ts` writes for the server's bundle imports these; the sources themselves name types only. */
const importedByBundles = ['react', 'react-dom']

/** `type { A }`, or braces in which each name says `type`. */
function isTypesOnly(names: string): boolean {
  if (/^type[\s{]/.test(names)) return true
  const parts = /^\{([^}]*)\}\s*$/
    .exec(names)?.[1]
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts !== undefined && parts.every((part) => part.startsWith('type '))
}
