import { pluginFailed } from '../../diagnostics/catalogue.ts'
import type { Files } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Plugin } from '../../plugin.ts'
import { hashValues } from '../../text/hash.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import { decodeText } from '../../text/text-of.ts'

/** A hash of the grammars that a plugin names by their files, '' when it names none. A file that is no grammar is told. */
export function grammarFiles(files: Pick<Files, 'read' | 'hash'>, { name, code }: Plugin): Outcome<string> {
  const diagnostics: Diagnostic[] = []
  const hashes = (code?.languages ?? []).flatMap((grammar) => {
    if (typeof grammar !== 'string') return []
    try {
      const value: unknown = JSON.parse(decodeText(files.read(grammar)))
      if (isObject(value) && typeof value['name'] === 'string' && typeof value['scopeName'] === 'string')
        return [files.hash(grammar)]
      throw new Error('Unexpected JSON, expected a TextMate grammar with "name" and "scopeName"')
    } catch (error) {
      diagnostics.push(pluginFailed({ plugin: name, hook: 'code.languages', message: messageOf(error), file: grammar }))
      return []
    }
  })
  return outcome(hashes.length > 0 ? hashValues(...hashes) : '', diagnostics)
}
