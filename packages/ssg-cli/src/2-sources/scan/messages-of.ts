import { unreadableFile } from '../../diagnostics/catalogue.ts'
import { parseJson } from '../../diagnostics/json-text.ts'
import type { Host } from '../../host.ts'
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
  if (!host.files.stat(file)?.isFile) return outcome({})
  const parsed = parseJson(textOf(host, file) ?? '')
  if ('message' in parsed) {
    const { message, position } = parsed
    return outcome({}, [unreadableFile({ file, message, at: { file, position } })])
  }
  const { value } = parsed
  if (!isObject(value))
    return outcome({}, [unreadableFile({ file, message: 'Unexpected value, expected messages by their ids' })])
  const wrong = Object.entries(value).find(([, entry]) => !isObject(entry) || typeof entry['message'] !== 'string')
  const diagnostics = wrong
    ? [
        unreadableFile({
          file,
          message: `Unexpected value of ${JSON.stringify(wrong[0])}, expected an object with a "message"`,
        }),
      ]
    : []
  const messages = Object.entries(value).flatMap(([id, entry]) =>
    isObject(entry) && typeof entry['message'] === 'string' && entry['message'] !== ''
      ? [[id, entry['message']] as const]
      : [],
  )
  return outcome(Object.fromEntries(messages), diagnostics)
}
