import { lostLine, lostMarkup, mistypedKey } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic, Position } from '../../../model/diagnostic.ts'
import { mistyped } from '../../../text/mistyped.ts'
import type { FenceMeta } from './fence-meta.ts'

/** A fence as its author wrote it, and the code that it shows. */
export interface WrittenFence {
  readonly source: string
  /** What stands behind the language. */
  readonly rest: string
  readonly meta: FenceMeta
  readonly code: string
  readonly positionOf: (word: string) => Position
}

/** Words with a meaning to us, to plugins of ours, or to Docusaurus. */
const words = ['title', 'showLineNumbers', 'file', 'wordWrap', 'noWrap', 'live', 'noInline', 'npm2yarn', 'sync']

/** Say what a fence asks for in vain. Words that are near to none of ours may be those of a plugin. */
export function fenceProblems({ source: file, rest, meta, code, positionOf }: WrittenFence): readonly Diagnostic[] {
  const names = rest
    .replace(/=(?:"[^"]*"|'[^']*'|\{[^}]*\})/g, '=')
    .replace(/\{[^}]*\}|"[^"]*"|'[^']*'|\/[^/]*\//g, ' ')
    .split(/\s+/)
    .flatMap((part) => /^[a-z][\w-]*(?==|$)/i.exec(part) ?? [])
  const misspelt = names.flatMap((key) => {
    const suggestion = mistyped(key, words)
    return suggestion === undefined
      ? []
      : [mistypedKey({ file, position: positionOf(key), key, suggestion, of: 'fence' })]
  })
  const count = code.replace(/\n$/, '').split('\n').length
  const line = [...(meta.lines ?? [])].find((each) => each > count || each < 1)
  const range = /\{[\d,\s-]+\}/.exec(rest)?.[0] ?? ''
  const lost = line === undefined ? [] : [lostLine({ file, position: positionOf(range), line, count })]
  const [, key, open] = /(?:^|\s)(title|file)=((?:"(?=[^"]*$)|'(?=[^']*$)).*)$/.exec(rest.trimEnd()) ?? []
  if (key === undefined || open === undefined) return [...misspelt, ...lost]
  const quote = open.charAt(0)
  const value = open.replace(/\s+(?:\{|showLineNumbers).*$/, '')
  const message = `Unexpected end of the line in the ${key} of a code block, expected ${quote} behind it`
  const hint = `Write ${key}=${value}${quote}`
  return [...misspelt, ...lost, lostMarkup({ file, position: positionOf(`${key}=${open}`), message, hint })]
}
