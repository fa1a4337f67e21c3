import { folderOf, joinPath } from '../../text/urls/resolve-path.ts'
import { specifierSpans } from '../freeze/specifier-spans.ts'
import { copyHead, originalHash } from './copied-from.ts'

/** A file of a theme that becomes one of the site. */
export interface ThemeFile {
  /** Package of the theme, and its version. */
  readonly theme: string
  readonly version: string
  /** Relative to the folder of the package. */
  readonly path: string
  readonly text: string
}

/**
 * The text of the copy: its head, and imports that lead to the same files as before.
 *
 * @param specifierOf how the copy imports a file of the theme, by its path in the package
 */
export function ejectedText({ theme, version, path, text }: ThemeFile, specifierOf: (path: string) => string): string {
  const head = copyHead({ theme, version, path, hash: originalHash(text) })
  const spans = path.endsWith('.css') ? [] : specifierSpans(text, 'code').filter(({ value }) => value.startsWith('.'))
  const moved = spans.toReversed().reduce((code, { value, start, end }) => {
    const specifier = specifierOf(joinPath(folderOf(path), value))
    return code.slice(0, start) + specifier + code.slice(end)
  }, text)
  return `${head}\n${moved}`
}
