import type { Host } from '../../host.ts'
import type { FrozenFile } from './freeze-plan.ts'
import { moveSpecifier, type Move } from './move-specifier.ts'
import { specifierSpans } from './specifier-spans.ts'
import { textOf } from '../../text/text-of.ts'

/** Say what the copy of a file holds: the same bytes, unless a path in it has to be written for its new folder. */
export function frozenFile(host: Pick<Host, 'files'>, file: string, from: string, move: Move): FrozenFile {
  const format = /\.mdx?$/.test(file) ? 'markdown' : /\.[cm]?[jt]sx?$/.test(file) ? 'code' : undefined
  const text = format && textOf(host, from)
  if (format === undefined || text === undefined) return { path: file, from, rewritten: 0 }
  let rewritten = 0
  let at = 0
  let result = ''
  for (const span of specifierSpans(text, format)) {
    const moved = moveSpecifier(span, file, move)
    if (moved === span.value || span.start < at) continue
    result += text.slice(at, span.start) + moved
    at = span.end
    rewritten++
  }
  return rewritten === 0
    ? { path: file, from, rewritten }
    : { path: file, from, text: result + text.slice(at), rewritten }
}
