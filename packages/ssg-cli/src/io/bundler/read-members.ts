import { existsSync } from 'node:fs'
import { readFile } from '../files/read-file.ts'

/**
 * Names that a module (absolute path) reads of all that another one exports.
 *
 *     // import * as zip from 'zip'
 *     // zip.compress(text)
 *     readMembers('/site/plugin.ts', 'zip')  // → ['compress']
 */
export function readMembers(importer: string, path: string): readonly string[] {
  const text = existsSync(importer) ? readFile(importer, 'utf8') : ''
  const all = text.matchAll(/\bimport\b[^;'"{}]*\*\s*as\s+([\w$]+)\s+from\s*(['"])(.+?)\2/g)
  const locals = new Set([...all].flatMap(([, local, , from]) => (from === path ? local : [])))
  const reads = locals.size === 0 ? [] : text.matchAll(/(?<![\w$.])([\w$]+)\s*\??\.\s*([A-Za-z_$][\w$]*)/g)
  const names = [...reads].flatMap(([, of = '', name = '']) => (locals.has(of) ? name : []))
  return [...new Set(names)].filter((name) => name !== 'default')
}
