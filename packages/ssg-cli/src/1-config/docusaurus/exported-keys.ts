import { posix } from 'node:path'

const endings = ['', ...['.tsx', '.ts', '.jsx', '.js'].flatMap((ending) => [ending, `/index${ending}`])]

/** Text of a file of the site; '' for one that is not there. */
type TextOf = (path: string) => string

/**
 * The keys of the object that a module of the site exports by default, as far as they are written in it or in modules of the
 * site that are spread into it. Those of what a package exports are not among them.
 *
 *     // export default { ...Original, ...icons, Box, img: Picture }
 *     exportedKeys('src/theme/MDXComponents.js', textOf)  // → ['Star', 'Box', 'img']
 */
export function exportedKeys(file: string, textOf: TextOf, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const code = codeOf(file, textOf)
  const [, name] = /export\s+default\s+([\w$]+)/.exec(code) ?? []
  const begin =
    name === undefined ? /export\s+default\s*\{/ : new RegExp(`\\b${name.replace(/\$/g, '\\$&')}\\b[^=;]*=\\s*\\{`)
  const found = begin.exec(code)
  if (!found) return []
  const keys = topLevel(code.slice(found.index + found[0].length)).flatMap((entry) => {
    const [, spread] = /^\s*\.\.\.([\w$]+)\s*$/.exec(entry) ?? []
    if (spread !== undefined) return spreadKeys(spread, { code, file, textOf, seen })
    return /^\s*(?:async\s+)?['"]?([A-Za-z][\w.]*)['"]?\s*(?:[:(]|$)/.exec(entry)?.[1] ?? []
  })
  return [...new Set(keys)]
}

interface Module {
  readonly code: string
  readonly file: string
  readonly textOf: TextOf
  readonly seen: Set<string>
}

/** The keys of what a module imports and spreads. */
function spreadKeys(local: string, { code, file, textOf, seen }: Module): readonly string[] {
  const [, all, specifier = ''] =
    new RegExp(`import\\s+(\\*\\s+as\\s+)?${local.replace(/\$/g, '\\$&')}\\s+from\\s*['"]([^'"]+)['"]`).exec(code) ?? []
  const target = fileOf(specifier, file, textOf)
  if (target === undefined) return []
  return all === undefined ? exportedKeys(target, textOf, seen) : exportNames(target, textOf, new Set())
}

/** The names that a module of the site exports, but `default`. */
function exportNames(file: string, textOf: TextOf, seen: Set<string>): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const code = codeOf(file, textOf)
  const declared = code.matchAll(/\bexport\s+(?:async\s+)?(?:const|let|var|class|function\*?)\s+([A-Za-z_$][\w$]*)/g)
  const listed = Array.from(code.matchAll(/\bexport\s*\{([^}]*)\}/g), ([, list = '']) => list.split(',')).flat()
  const others = Array.from(code.matchAll(/\bexport\s*\*\s*from\s*['"]([^'"]+)['"]/g), ([, from = '']) => from)
  const names = [
    ...Array.from(declared, ([, name = '']) => name),
    ...listed.flatMap((entry) => /([A-Za-z_$][\w$]*)\s*$/.exec(entry)?.[1] ?? []),
    ...others.flatMap((from) => {
      const target = fileOf(from, file, textOf)
      return target === undefined ? [] : exportNames(target, textOf, seen)
    }),
  ]
  return names.filter((name) => name !== 'default')
}

/** The file of the site that a module imports. Undefined for one of a package or of the theme. */
function fileOf(specifier: string, from: string, textOf: TextOf): string | undefined {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : /^@site\/(.*)/.exec(specifier)?.[1]
  return path === undefined ? undefined : endings.map((ending) => path + ending).find((each) => textOf(each) !== '')
}

/** The text of a file without comments. */
function codeOf(file: string, textOf: TextOf): string {
  return textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}

/** The entries of an object, up to the brace that closes it. */
function topLevel(code: string): readonly string[] {
  const entries = ['']
  let depth = 0
  for (const [token] of code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|=>|<\/?[\w.]+|\/>|[\s\S]/g)) {
    if (/^[{[(]$/.test(token)) depth += 1
    if (/^[}\])]$/.test(token)) depth -= 1
    if (depth < 0) break
    if (depth === 0 && token === ',') entries.push('')
    else entries[entries.length - 1] += token
  }
  return entries
}
