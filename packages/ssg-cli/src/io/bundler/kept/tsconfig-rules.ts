import { dirname, join, resolve } from 'node:path'
import { readFile } from '../../files/read-file.ts'

/** What a `tsconfig.json` says of imports. */
export interface ImportRules {
  /** The files that say it: those that it extends, there or not. Absolute. */
  readonly files: readonly string[]
  /** What an import may mean by it, absolute and without ending. */
  meantBy(specifier: string): readonly string[]
}

interface Path {
  /** What the name begins and ends with around its star, if it has one. */
  readonly key: readonly string[]
  readonly target: string
}

/**
 * Read what a `tsconfig.json` (absolute path) and those that it extends say of imports. It is read for what may be asked, not
 * for what is meant: what stands in a comment, or in a list that is none of paths, is one more question and no wrong answer.
 *
 * @see https://www.typescriptlang.org/tsconfig/#paths
 * @see https://www.typescriptlang.org/tsconfig/#extends
 */
export function importRules(file: string): ImportRules {
  const files = new Set<string>()
  const bases = new Set<string>()
  const paths: Path[] = []
  const queue = [file]
  for (const next of queue) {
    const text = textOf(next)
    if (text === undefined) continue
    const folder = dirname(next)
    for (const [, url = ''] of text.matchAll(/"baseUrl"\s*:\s*"([^"]*)"/g)) bases.add(resolve(folder, url))
    for (const [, key = '', targets = ''] of text.matchAll(/"([^"]*)"\s*:\s*\[([^\]]*)\]/g))
      for (const target of stringsIn(targets))
        for (const from of [folder, ...bases]) paths.push({ key: key.split('*'), target: resolve(from, target) })
    for (const path of extendedBy(text, folder)) {
      if (!files.has(path)) queue.push(path)
      files.add(path)
    }
  }
  return {
    files: [...files],
    meantBy: (specifier) => [
      ...[...bases].map((base) => join(base, specifier)),
      ...paths.flatMap(({ key, target }) => {
        const star = starOf(specifier, key)
        return star === undefined ? [] : [target.replace('*', () => star)]
      }),
    ],
  }
}

/**
 * True where the `tsconfig.json` of a folder asks for JSX that calls the `React` which a module has imported.
 *
 * @see https://www.typescriptlang.org/tsconfig/#jsx
 */
export function asksForClassicJsx(folder: string): boolean {
  const nearest = foldersFrom(folder).find((above) => textOf(join(above, 'tsconfig.json')) !== undefined)
  const queue = nearest === undefined ? [] : [join(nearest, 'tsconfig.json')]
  for (const file of queue) {
    const text = textOf(file) ?? ''
    const [, jsx] = /"jsx"\s*:\s*"([^"]*)"/.exec(text) ?? []
    if (jsx !== undefined) return jsx === 'react'
    for (const path of extendedBy(text, dirname(file))) if (!queue.includes(path)) queue.push(path)
  }
  return false
}

/** Where the files may be that one of this text in a folder extends. */
function extendedBy(text: string, folder: string): readonly string[] {
  const [, extended = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text) ?? []
  return stringsIn(extended).flatMap((name) => placesOf(name, folder))
}

function textOf(file: string): string | undefined {
  try {
    return readFile(file, 'utf8')
  } catch {
    return undefined
  }
}

function stringsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/"([^"]*)"/g), ([, string = '']) => string)
}

/** Where the file may be that a `tsconfig.json` in a folder extends. */
function placesOf(name: string, folder: string): readonly string[] {
  if (/^[./]/.test(name)) return ['', '.json'].map((ending) => resolve(folder, name) + ending)
  const [, own = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? []
  return foldersFrom(folder).flatMap((above) => [
    ...['', '.json', '/tsconfig.json'].map((ending) => join(above, 'node_modules', name) + ending),
    join(above, 'node_modules', own, 'package.json'),
  ])
}

function foldersFrom(folder: string): readonly string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...foldersFrom(above)]
}

/** What stands for the star of a key, nothing for a key without one; undefined for another name. */
function starOf(specifier: string, [before = '', after]: readonly string[]): string | undefined {
  if (after === undefined) return specifier === before ? '' : undefined
  const isMeant = specifier.startsWith(before) && specifier.endsWith(after)
  return isMeant && specifier.length >= before.length + after.length
    ? specifier.slice(before.length, specifier.length - after.length)
    : undefined
}
