import type { Diagnostic, Position, WrongKeys } from '../../model/diagnostic.ts'
import { folderOf } from '../../text/urls/resolve-path.ts'
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

/** A file that pages would show and that lies outside of the repository. `outside` is its place, seen from the site folder. */
export function outsideFile(found: {
  readonly file: string
  readonly position?: Position
  readonly outside: string
  readonly isFolder?: boolean
  /** What the author wrote, where nobody knows its position. */
  readonly subject?: string
  readonly url?: string
}): Diagnostic {
  const { outside, isFolder = false, ...details } = found
  const folder = isFolder ? outside : folderOf(outside) || outside
  return diagnostic('outside-file', {
    ...details,
    message: `Unexpected ${quote(outside)}, expected a file of the repository (without git, of the site folder)`,
    hint: `Copy it there, or allow its folder in the config: readableDirs: ['${folder}'].`,
  })
}
