import { hashOf } from '../../text/hash.ts'
import type { BundledFile } from '../../model/bundle.ts'

const hashed = /^(.*-)[0-9A-Z]{8}(\.(?:js|css))$/

interface Code {
  readonly path: string
  readonly text: string
}

/**
 * Give code files names that follow from their content alone.
 *
 * esbuild hashes the paths of the sources too, as seen from the site: the same site in another folder, or beside
 * another copy of the theme, would get other names. Returns old path → file under its new path, in the given order.
 */
export function portableNames(files: readonly BundledFile[]): ReadonlyMap<string, BundledFile> {
  const codes = new Map(
    files.flatMap(({ path, bytes }) =>
      hashed.test(path)
        ? [[nameOf(path), { path, text: new TextDecoder().decode(bytes) }] satisfies [string, Code]]
        : [],
    ),
  )
  if (codes.size === 0) return new Map(files.map((file) => [file.path, file]))
  const names = new RegExp([...codes.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const own = new Map([...codes].map(([name, { text }]) => [name, hashOf(text.replace(names, withoutHash))]))
  const references = new Map([...codes].map(([name, { text }]) => [name, new Set(text.match(names))]))
  const renamed = new Map([...codes.keys()].map((name) => [name, rename(name, reachable(name, references), own)]))
  return new Map(
    files.map((file) => {
      const code = codes.get(nameOf(file.path))
      if (!code) return [file.path, file]
      const folder = file.path.slice(0, file.path.length - nameOf(file.path).length)
      const text = code.text.replace(names, (name) => renamed.get(name) ?? name)
      return [file.path, { path: folder + renamed.get(nameOf(file.path)), bytes: new TextEncoder().encode(text) }]
    }),
  )
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function withoutHash(name: string): string {
  return name.replace(hashed, '$1$2')
}

/** A file changes with everything that it loads, directly or through others; circles are possible. */
function reachable(
  name: string,
  references: ReadonlyMap<string, ReadonlySet<string>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const next of references.get(name) ?? []) reachable(next, references, seen)
  return seen
}

function rename(name: string, loaded: ReadonlySet<string>, own: ReadonlyMap<string, string>): string {
  const hashes = [...loaded].map((other) => own.get(other) ?? '').sort()
  return name.replace(hashed, `$1${hashOf([own.get(name), ...hashes].join()).slice(0, 8)}$2`)
}
