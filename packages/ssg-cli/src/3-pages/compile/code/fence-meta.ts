/** What the info string of a fence says. */
export interface FenceMeta {
  /** As written, lower case; undefined without one. */
  readonly language?: string
  readonly title?: string
  /** Marked lines, from 1. Undefined when none are given: then comments in the code mark lines. */
  readonly lines?: ReadonlySet<number>
  /** Number of the first line, when lines are numbered. */
  readonly firstLine?: number
  readonly wrap?: boolean
  readonly file?: { readonly specifier: string; readonly region?: string }
}

const quoted = (key: string) => new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|([^\\s"'{}]+))`)
const titlePattern = quoted('title')
const filePattern = quoted('file')

/**
 * Read the info string of a fence.
 *
 *     fenceMeta('js', 'title="a.js" {1,3-5} showLineNumbers=7')
 *     // → {language: 'js', title: 'a.js', lines: Set {1, 3, 4, 5}, firstLine: 7}
 */
export function fenceMeta(lang: string, meta: string): FenceMeta {
  const [, language = '', glued = ''] = /^([^{]*)(.*)$/.exec(lang) ?? []
  const rest = `${glued} ${meta}`
  const bare = rest.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const range = /\{([\d,\s-]+)\}/.exec(bare)?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/.exec(bare)
  const wraps = /(?:^|\s)(noWrap|wordWrap|wrap)(?=\s|$)/.exec(bare)?.[1]
  const file = valueOf(filePattern.exec(rest))
  const title = valueOf(titlePattern.exec(rest))
  return {
    ...(language && { language: language.toLowerCase() }),
    ...(title !== undefined && { title }),
    ...(range !== undefined && { lines: lineSet(range) }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
    ...(wraps && { wrap: wraps !== 'noWrap' }),
    ...(file !== undefined && { file: splitRegion(file) }),
  }
}

function valueOf(match: RegExpExecArray | null): string | undefined {
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined
}

function splitRegion(file: string): { readonly specifier: string; readonly region?: string } {
  const at = file.indexOf('#')
  return at === -1 ? { specifier: file } : { specifier: file.slice(0, at), region: file.slice(at + 1) }
}

function lineSet(range: string): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const part of range.split(',')) {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    // A mistyped end must not fill the memory.
    for (let line = first; line <= Math.min(last, first + 10_000); line++) lines.add(line)
  }
  return lines
}
