/** What the `metastring` of a code block says that is known only when the page is rendered. */
export interface CodeMeta {
  readonly title?: string
  /** Marked lines, from 1. */
  readonly lines: ReadonlySet<number>
  /** Number of the first line, when lines are numbered. */
  readonly firstLine?: number
}

/**
 * Read what stands behind the language of a fence.
 *
 *     codeMeta('title="a.js" {1,3-4} showLineNumbers')  // → {title: 'a.js', lines: Set {1, 3, 4}, firstLine: 1}
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks
 */
export function codeMeta(meta = ''): CodeMeta {
  const [, double, single] = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? []
  const title = double ?? single
  const bare = meta.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/.exec(bare)
  return {
    lines: linesOf(/\{([\d,\s-]+)\}/.exec(bare)?.[1] ?? ''),
    ...(title !== undefined && { title }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
  }
}

function linesOf(ranges: string): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const [, from, to = from] of ranges.matchAll(/(\d+)(?:-(\d+))?/g)) {
    // A mistyped end must not fill the memory.
    for (let line = Number(from); line <= Math.min(Number(to), Number(from) + 10_000); line++) lines.add(line)
  }
  return lines
}
