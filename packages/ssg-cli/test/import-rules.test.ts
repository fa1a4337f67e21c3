import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * The rooms of the generator, from the top floor down. A room imports its own files and those of the rooms below it,
 * types counted. `compositions` are the commands' own files (`build.ts`), `contracts` what machines, themes and components keep.
 */
const rooms = [
  'cli',
  'io',
  'compositions',
  'watch',
  'edits',
  'check',
  '1-config',
  '2-sources',
  '3-pages',
  '4-emit',
  'diagnostics',
  'contracts',
  'text',
  'model',
] as const

type Room = (typeof rooms)[number]

const loose: Readonly<Record<string, Room>> = {
  'index.ts': 'cli',
  'build.ts': 'compositions',
  'check.ts': 'compositions',
  'make-site.ts': 'compositions',
  'watch.ts': 'compositions',
  'host.ts': 'contracts',
  'page.ts': 'contracts',
  'plugin.ts': 'contracts',
  'plugin-source.ts': 'contracts',
  'translate.ts': 'contracts',
}

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..')
const root = join(packages, 'ssg-cli/src')
const files = sourcesIn(root)

interface Import {
  readonly from: string
  /** File below the source folder, or a package name. */
  readonly to: string
  readonly isPackage: boolean
  /** Types leave no trace in the program. */
  readonly isType: boolean
}

const imports = importsOf(root, files)
const own = imports.filter(({ isPackage }) => !isPackage)
const breaking = (rule: (edge: Import) => boolean) =>
  own.filter((edge) => !rule(edge)).map(({ from, to }) => `${from} → ${to}`)

test('there are imports to check', () => {
  expect(own.length).toBeGreaterThan(100)
})

test('the source folder holds rooms, the compositions and the contracts, and nothing else', () => {
  const found = readdirSync(root, { withFileTypes: true }).map(({ name }) => name)
  const folders = rooms.filter((room) => room !== 'compositions' && room !== 'contracts')
  expect(found.sort()).toEqual([...folders, ...Object.keys(loose)].sort())
})

test('no import runs up, types counted', () => {
  expect(breaking(({ from, to }) => rooms.indexOf(roomOf(to)) >= rooms.indexOf(roomOf(from)))).toEqual([])
})

test('nothing imports in a circle, types counted', () => {
  expect(circlesIn(own)).toEqual([])
})

test('docs know nothing of other page sources, and they nothing of docs', () => {
  const sources = ['docs', 'blog', 'pages', 'plugins', 'search']
  const sourceOf = (file: string) => sources.find((name) => file.startsWith(`2-sources/${name}/`))
  expect(
    breaking(({ from, to }) => {
      const [left, right] = [sourceOf(from), sourceOf(to)]
      return left === undefined || right === undefined || left === right
    }),
  ).toEqual([])
})

test('rooms below watch work with values alone: of Node they take paths and hashes', () => {
  const taken = files
    .filter((file) => rooms.indexOf(roomOf(file)) > rooms.indexOf('watch'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const modules = Array.from(text.matchAll(/(?:from|import\(?|require\()\s*['"]node:([^'"]+)/g), ([, name]) => name)
      return modules.filter((name) => name !== 'path' && name !== 'crypto').map((name) => `${file}: ${name}`)
    })
  expect(taken).toEqual([])
})

test("each package comes into a room, or a part of a page's way, through one file", () => {
  const doors = new Map<string, Set<string>>()
  for (const { from, to, isPackage, isType } of imports) {
    if (!isPackage || isType || to === '@docs-build/search') continue
    const part = /^3-pages\/\w+/.exec(from)?.[0] ?? roomOf(from)
    const key = `${to} in ${part}`
    doors.set(key, (doors.get(key) ?? new Set()).add(from))
  }
  const crowded = [...doors].flatMap(([key, from]) => (from.size > 1 ? [`${key}: ${[...from].sort().join(', ')}`] : []))
  expect(crowded).toEqual([])
})

test.each(['ssg-cli', 'search'])('%s depends on what its sources import, and on nothing else', (name) => {
  const folder = join(packages, name, 'src')
  const imported = importsOf(folder, sourcesIn(folder))
    .filter(({ isPackage, isType }) => isPackage && !isType)
    .map(({ to }) => to)
  // What is bundled is a development dependency: decisions/0031-what-a-user-installs.md.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  // The code that `bundle-site.ts` writes for the server's bundle imports these, or a site's own code that lacks them; the
  // sources themselves name types only.
  const ofBundles = name === 'ssg-cli' ? ['react', 'react-dom', 'clsx'] : []
  // Its published types name these: without them a user's compiler takes parts of the contract for anything.
  const ofTypes = name === 'ssg-cli' ? ['@types/hast', '@types/mdast'] : []
  expect(Object.keys({ ...dependencies, ...devDependencies }).sort()).toEqual(
    [...new Set([...imported, ...ofBundles, ...ofTypes])].sort(),
  )
})

test('the search package stands alone: its reader and its hosted part run in browsers, and it imports nothing of the generator', () => {
  const folder = join(packages, 'search/src')
  const sources = sourcesIn(folder)
  const edges = importsOf(folder, sources)
  expect(edges.filter(({ to, isPackage }) => !isPackage && to.startsWith('..'))).toEqual([])
  expect(
    sources.filter(
      (file) => !file.startsWith('builder/') && /from 'node:/.test(readFileSync(join(folder, file), 'utf8')),
    ),
  ).toEqual([])
  expect(circlesIn(edges.filter(({ isPackage }) => !isPackage))).toEqual([])
})

test('the theme takes of the generator the contract, of the search its engines, its icons from one file, and nothing else', () => {
  const folder = join(packages, 'theme/src')
  const taken = importsOf(folder, sourcesIn(folder)).filter(({ isPackage }) => isPackage)
  const isIcon = ({ from, to }: (typeof taken)[number]) =>
    from === 'content/set-icon.tsx' && to.startsWith('@heroicons/react')
  const foreign = taken.filter(
    (one) => !(one.from.startsWith('testing/') || themePackages.includes(one.to) || isIcon(one)),
  )
  expect(foreign).toEqual([])
  expect(circlesIn(importsOf(folder, sourcesIn(folder)).filter(({ isPackage }) => !isPackage))).toEqual([])
})

const themePackages = ['@docs-build/search', 'docs-build', 'react', 'react-dom']

function roomOf(file: string): Room {
  const name = file.includes('/') ? file.slice(0, file.indexOf('/')) : loose[file]
  const room = rooms.find((known) => known === name)
  if (!room) throw new Error(`${file} lies in no room`)
  return room
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
}

function importsOf(folder: string, sources: readonly string[]): Import[] {
  return sources.flatMap((from): Import[] => {
    const text = readFileSync(join(folder, from), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const statements = text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+([^'"`;]*?)from\s*['"]([^'"]+)['"]|import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    )
    return [...statements].flatMap(([, names, named, dynamic, bare]): Import[] => {
      const specifier = named ?? dynamic ?? bare ?? ''
      if (specifier.startsWith('node:') || specifier.endsWith('.json')) return []
      const isType = names !== undefined && isTypesOnly(names)
      if (specifier.startsWith('.')) {
        const to = relative(folder, resolve(folder, dirname(from), specifier)).replaceAll('\\', '/')
        return [{ from, to, isPackage: false, isType }]
      }
      const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1)
      return [{ from, to: parts.join('/'), isPackage: true, isType }]
    })
  })
}

/** `type { A }`, or braces in which each name says `type`. */
function isTypesOnly(names: string): boolean {
  if (/^type[\s{*]/.test(names)) return true
  const parts = /^\{([^}]*)\}\s*$/
    .exec(names)?.[1]
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts !== undefined && parts.every((part) => part.startsWith('type '))
}

function circlesIn(edges: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, above: readonly string[]): void => {
    if (above.includes(file)) return void circles.push([...above.slice(above.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...above, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return circles
}
