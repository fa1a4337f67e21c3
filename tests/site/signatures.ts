import { readFileSync } from 'node:fs'
import { splitArguments } from './calls.ts'
import { groupBy } from './group-by.ts'

/** A way to call a function. */
export interface Signature {
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly isOptional: boolean; readonly isNamed: boolean }[]
}

interface Known {
  /** What the reference page at a URL describes, as its syntax reads. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** Functions without a reference page of their own. */
  readonly more: readonly string[]
  /** Parameters that may be left out though the syntax does not put them in brackets. */
  readonly defaults: Readonly<Record<string, readonly string[]>>
}

// The file is kept by hand with this shape.
const known = JSON.parse(readFileSync(new URL('signatures.json', import.meta.url), 'utf8')) as Known

/** Syntax lines by the URL of their reference page. */
export const syntaxOfPages = known.pages

/** All ways to call each function, by its name. Methods of components go by `component`, in whatever component. */
export const signatures: ReadonlyMap<string, readonly Signature[]> = groupBy(
  [...Object.values(known.pages).flat(), ...known.more].map(parseSignature),
  ({ name }) => name,
)

/**
 * Read a line of syntax. Brackets mark what may be left out, an equals sign what is passed by name.
 *
 *     parseSignature('proxy.runBlocking(function, [args])')
 */
function parseSignature(syntax: string): Signature {
  const [, written = '', list = ''] = /^([\w.]+)\((.*)\)$/.exec(syntax) ?? []
  const name = written.replace(/^self\./, 'component.')
  const parameters = splitArguments(list).map((parameter) => {
    const bare = parameter.replace(/^\[|\]$/g, '').replace(/=.*/, '')
    return {
      name: bare,
      isOptional: parameter.startsWith('[') || (known.defaults[name] ?? []).includes(bare),
      isNamed: parameter.includes('='),
    }
  })
  return { name, parameters }
}
