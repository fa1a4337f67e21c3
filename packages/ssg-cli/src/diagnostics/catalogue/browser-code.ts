import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'

/** A component that needs a browser and is rendered only. `name` is the first thing in it that does. */
export function missingUseClient(component: {
  readonly file: string
  readonly position: Position
  readonly name: string
  /** What a hook of the site calls in the end. */
  readonly calls?: string | undefined
  /** Names of its exports that could be islands. */
  readonly components: readonly string[]
  /** The hook by which it asks what only a rendered page knows. */
  readonly question?: string | undefined
}): Diagnostic {
  const { file, position, name, calls, components, question } = component
  const through = calls === undefined ? '' : `, which calls ${quote(calls)},`
  if (question !== undefined) {
    return diagnostic('missing-use-client', {
      file,
      position,
      message: `Unexpected ${quote(name)}${through} in a component that asks ${quote(question)}, expected it in another one: lists of docs and sidebars do not come with each page, so that this one never runs in browsers`,
      hint: 'Move what needs a browser into a component of its own, and hand over what the page knows as properties.',
    })
  }
  return diagnostic('missing-use-client', {
    file,
    position,
    message: `Unexpected ${quote(name)}${through} in a component that never runs in browsers, expected "'use client'" as the first line of its file`,
    hint: `Write 'use client' as the first line: the component is then loaded by browsers and does what it says.${
      components.includes('default') ? '' : ' It has to be the default export of its file.'
    }`,
  })
}

/** What only a browser would run, in MDX itself. `name` is the first hook or event in it. */
export function browserCodeInMdx(code: {
  readonly file: string
  readonly position: Position
  readonly name: string
}): Diagnostic {
  const { file, position, name } = code
  return diagnostic('missing-use-client', {
    file,
    position,
    message: `Unexpected ${quote(name)} in MDX, which never runs in browsers, expected it in a component whose file begins with "'use client'"`,
    hint: "Write the component into a file of its own, with 'use client' as the first line, and import it.",
  })
}

/** A component of a package that keeps state, in a doc that imports it and can't bring it to life. */
export function sleepingImport(imported: {
  readonly file: string
  readonly position: Position
  readonly name: string
  /** Of the package. */
  readonly specifier: string
}): Diagnostic {
  const { file, position, name, specifier } = imported
  return diagnostic('missing-use-client', {
    file,
    position,
    message: `Unexpected import of ${quote(name)} from ${quote(specifier)} in MDX, where it never runs in browsers, expected it in a component whose file begins with "'use client'"`,
    hint: `Write a component of the site that shows ${quote(name)} and what it works with, with 'use client' as the first line of its file, and import that.`,
  })
}

/** What an element was given for an event when it was rendered, and that no browser will call. */
export function unheardEvent(event: {
  /** File of the component that shows the element, or of the doc. */
  readonly file: string
  readonly position?: Position
  readonly around?: Position
  readonly route?: string
  /** `onClick`. */
  readonly name: string
  readonly kind: 'function' | 'string'
}): Diagnostic {
  const { name, kind, ...at } = event
  if (kind === 'string') {
    const message = `Unexpected text for ${quote(name)} of an element, expected a function: no browser runs the text`
    return diagnostic('invalid-prop', { ...at, subject: name, message, hint: `Write ${name}={() => …}.` })
  }
  const message = `Unexpected function for ${quote(name)} of an element in a component that never runs in browsers, expected it in one whose file begins with "'use client'"`
  const hint = 'Write the function and the element into one component: no function goes from a page to a browser.'
  return diagnostic('missing-use-client', { ...at, subject: '{...', message, hint })
}
