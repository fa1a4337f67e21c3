import type { Diagnostic, Position, WrongKeys } from '../../model/diagnostic.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'

/** A URL that runs code, or opens a document that may. `start` is what makes it one: `javascript:`. */
export function unsafeUrl(unsafe: {
  readonly file: string
  readonly position?: Position
  /** What made it, when nobody wrote it as such. */
  readonly around?: Position
  /** Keys that lead to it in an object of the file. */
  readonly keys?: WrongKeys
  readonly start: string
  readonly route?: string
}): Diagnostic {
  const { start, ...details } = unsafe
  const message = `Unexpected URL that begins with ${quote(start)}, expected one that runs no code: it is left out`
  return diagnostic('unsafe-url', { ...details, subject: start, message })
}

/** Code in an attribute of HTML, such as `onclick`, which the policy never lets run. */
export function blockedByPolicy(blocked: {
  readonly file: string
  readonly position?: Position
  readonly name: string
  readonly route?: string
}): Diagnostic {
  const { name, ...at } = blocked
  return diagnostic('blocked-by-policy', {
    ...at,
    subject: name,
    message: `Unexpected ${quote(name)} in HTML, expected no code there: the Content-Security-Policy lets none of it run`,
    hint: 'Use a component whose file begins with "use client".',
  })
}
