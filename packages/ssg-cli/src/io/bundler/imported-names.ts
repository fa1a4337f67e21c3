import { existsSync, readFileSync } from 'node:fs'

/**
 * Names that a module (absolute path) imports of another one, types too.
 *
 *     importedNames('/site/docs.config.mjs', 'node:fs')  // → ['readFileSync']
 */
export function importedNames(importer: string, path: string): readonly string[] {
  const text = existsSync(importer) ? readFileSync(importer, 'utf8') : ''
  const lists = text.matchAll(/\b(?:import|export)\b[^;'"{}]*\{([^{}]*)\}\s*from\s*(['"])(.+?)\2/g)
  const names = [...lists].flatMap(([, list = '', , from]) => (from === path ? list.split(',') : []))
  const written = names.map(
    (name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s/)[0] ?? '',
  )
  return [...new Set(written)].filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
}
