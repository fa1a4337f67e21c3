import { unreadableFile } from '../../diagnostics/catalogue.ts'
import { isThere } from '../../diagnostics/is-there.ts'
import { parseJson } from '../../diagnostics/json-text.ts'
import { locatePath } from '../../diagnostics/locate-path.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { isObject } from '../../text/is-object.ts'
import { textOf } from '../../text/text-of.ts'

/** Translated texts by their ids. */
export type Messages = Readonly<Record<string, string>>

/**
 * Read messages of translators: an object of `{ message, description }` by id, as Docusaurus has it. A file that is not
 * there holds none, and an empty message is one that nobody has translated yet.
 *
 * @param file relative to the site folder
 * @see https://docusaurus.io/docs/i18n/introduction#translation-files
 */
export function messagesOf(host: Pick<Host, 'files'>, file: string): Outcome<Messages> {
  const found: Diagnostic[] = []
  if (!isThere(host, file, (diagnostic) => found.push(diagnostic))) return outcome({}, found)
  const text = textOf(host, file) ?? ''
  const parsed = parseJson(text)
  if ('message' in parsed) {
    const { message, position } = parsed
    return outcome({}, [unreadableFile({ file, message, at: { file, position } })])
  }
  const { value } = parsed
  if (!isObject(value))
    return outcome({}, [unreadableFile({ file, message: 'Unexpected value, expected messages by their ids' })])
  const diagnostics = Object.entries(value)
    .filter(([, entry]) => !isObject(entry) || typeof entry['message'] !== 'string')
    .map(([id]) => {
      const message = `Unexpected value of ${JSON.stringify(id)}, expected an object with a "message"`
      return unreadableFile({ file, message, at: { file, position: locatePath(text, { path: [id] }) } })
    })
  const messages = Object.entries(value).flatMap(([id, entry]) =>
    isObject(entry) && typeof entry['message'] === 'string' && entry['message'] !== ''
      ? [[id, entry['message']] as const]
      : [],
  )
  return outcome(Object.fromEntries(messages), diagnostics)
}
