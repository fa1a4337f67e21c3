/** An import of another file of the bundle. */
export interface StaticImport {
  readonly names: readonly { readonly name: string; readonly local: string }[]
  /** Name of the file. */
  readonly from: string
}

/** A file that esbuild wrote. */
export interface ImportingCode {
  readonly imports: readonly StaticImport[]
  /** Imports of what is outside the bundle, and all that follows the imports. */
  readonly rest: string
}

const ownImport = /^import(?:\{([^}"']*)\}from)?"\.\/([^"/]+)";$/
const anyImport = /import\b(?![(.])[^"';]*"[^"]*"(?:with\{[^}]*\})?;/y

/**
 * Take the imports off the beginning of a minified file.
 *
 *     staticImports('import{a as b}from"./chunk-AAAAAAAA.js";b()')
 *     // → { imports: [{ names: [{ name: 'a', local: 'b' }], from: 'chunk-AAAAAAAA.js' }], rest: 'b()' }
 */
export function staticImports(code: string): ImportingCode {
  const imports: StaticImport[] = []
  let outside = ''
  let end = 0
  anyImport.lastIndex = 0
  for (let found = anyImport.exec(code); found; found = anyImport.exec(code)) {
    end = anyImport.lastIndex
    const own = ownImport.exec(found[0])
    if (own) imports.push({ names: namesIn(own[1] ?? ''), from: own[2] ?? '' })
    else outside += found[0]
  }
  return { imports, rest: outside + code.slice(end) }
}

function namesIn(list: string): StaticImport['names'] {
  if (list === '') return []
  return list.split(',').map((each) => {
    const [name = '', local = name] = each.split(' as ')
    return { name, local }
  })
}
