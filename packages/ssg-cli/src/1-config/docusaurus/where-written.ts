import { locatePath } from '../../diagnostics/locate-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/** Keys of ours that a config of Docusaurus has too, and what they are called there. */
const names: Readonly<Record<string, string>> = {
  title: 'title',
  tagline: 'tagline',
  url: 'url',
  baseUrl: 'baseUrl',
  favicon: 'favicon',
  trailingSlash: 'trailingSlash',
  noIndex: 'noIndex',
  staticDirs: 'staticDirectories',
}

/** Where a value of a config of Docusaurus is wrong, by the name of its key there: what was checked has ours. */
export function whereWritten(found: Diagnostic, text: string): Diagnostic {
  const [whole = '', key = '', rest = ''] = /^In "(\w+)(\[\d+\])?": /.exec(found.message) ?? []
  const name = Object.hasOwn(names, key) ? names[key] : undefined
  if (name === undefined || found.line !== undefined) return found
  const index = /\d+/.exec(rest)?.[0]
  const position = locatePath(text, { path: [name, ...(index === undefined ? [] : [Number(index)])] })
  return { ...found, message: `In "${name}${rest}": ${found.message.slice(whole.length)}`, ...position }
}
