import { messageOf } from '../../text/message-of.ts'
import { codeOf } from '../files/node-files.ts'

/** Why a request got no answer, in a few words: `ECONNREFUSED`, `it answers with 503`. */
export function networkReason(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return codeOf(cause) ?? messageOf(cause)
}

/** A URL without user and password. */
export function shownUrl(url: string): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  return shown.href
}
