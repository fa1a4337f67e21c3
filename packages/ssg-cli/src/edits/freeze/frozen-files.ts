import type { VersionFiles } from '../../2-sources/docs/version-files.ts'
import type { Host } from '../../host.ts'
import { textOf } from '../../text/text-of.ts'
import type { FrozenFile } from './freeze-plan.ts'
import { moveSpecifier, type Move } from './move-specifier.ts'
import { specifierSpans } from './specifier-spans.ts'

/** How docs differ from a version below them. Files are named by their paths below the docs folder. */
export interface Difference {
  /** Files of the docs that the version has not, or otherwise. */
  readonly own: readonly string[]
  /** Files of the version that the docs don't have. */
  readonly removed: readonly string[]
}

/** Compare docs with the version that they are to lie on, file by file. Without one all files are their own. */
export function difference(
  host: Pick<Host, 'files'>,
  current: VersionFiles,
  base: VersionFiles | undefined,
): Difference {
  if (!base) return { own: [...current.keys()], removed: [] }
  const own = [...current].filter(([file, source]) => {
    const other = base.get(file)
    return other === undefined || (other !== source && host.files.hash(other) !== host.files.hash(source))
  })
  const removed = [...base.keys()].filter((file) => !current.has(file)).sort()
  return { own: own.map(([file]) => file), removed }
}

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
