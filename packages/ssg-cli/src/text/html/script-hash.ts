import { createHash } from 'node:crypto'

/**
 * The source of a Content-Security-Policy that allows an inline script or stylesheet.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function scriptHash(text: string): string {
  // A parser of HTML makes one line feed of every line end before the text is hashed.
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
}
