import type { Diagnostic } from '../../model/diagnostic.ts'
import { bundleWarning } from '../../diagnostics/catalogue.ts'
import type { Message } from '../esbuild.ts'
import { messagePosition } from './message-position.ts'
import { isOwnFile } from '../within.ts'

/**
 * What a warning of esbuild about code has to begin with to be a mistake. The others tell what a browser or a bundler
 * may not know, which is no matter of the author.
 *
 * @see https://github.com/evanw/esbuild/blob/v0.25.0/internal/logger/msg_ids.go
 */
const mistakes =
  /^(?:assign-to|call-import-namespace|class-name-will-throw|delete-super-property|different-path-case|duplicate-|equals-|impossible-typeof|import-is-undefined|private-name-will-throw|semicolon-after-return|suspicious-|unsupported-jsx-comment)/

/** The mistakes in the site's own files that do not keep esbuild from making a bundle: of styles all, of code those that are sure. */
export function bundleWarnings(messages: readonly Message[], siteDir: string): Diagnostic[] {
  return messages.flatMap(({ id, text, location, notes }) => {
    // Modules that are made up, such as entries, have names with a colon.
    if (!location || /^[a-z-]{2,}:/.test(location.file)) return []
    if (!location.file.endsWith('.css') && !mistakes.test(id)) return []
    const unclosed = text.startsWith('Expected "}" to go with "{"') ? notes[0]?.location : undefined
    const { file, position } = messagePosition(unclosed ?? location, siteDir)
    if (!isOwnFile(file)) return []
    return [
      bundleWarning({ file, position, message: unclosed ? 'Unexpected "{" that nothing closes, expected "}"' : text }),
    ]
  })
}
