import { fenceReader, type FenceLine } from '../../text/markdown/fences.ts'

/** A path or URL that an author wrote, and where in the text. */
export interface SpecifierSpan {
  /** `import` of a module or partial, `code` that a fence includes, `link` of Markdown, `attribute` of JSX or HTML, also in its code. */
  readonly kind: 'import' | 'code' | 'link' | 'attribute'
  readonly value: string
  /** Offsets of the value in the text. */
  readonly start: number
  readonly end: number
}

/** What stands in a line, with the value as the only group that is not the opening. */
const inMarkdown: readonly (readonly [kind: SpecifierSpan['kind'], pattern: RegExp])[] = [
  ['import', /(\bfrom\s*["'])([^"']+)(?=["']\s*;?\s*$)/g],
  ['import', /(^\s*import\s*["'])([^"']+)(?=["'])/g],
  ['link', /(\]\(\s*<)([^>]+)(?=>)/g],
  ['link', /(\]\(\s*)([^\s<()]+(?:\([^\s()]*\)[^\s()]*)*)(?=[\s)])/g],
  ['link', /(^\s{0,3}\[[^\]]+\]:\s*<?)([^\s<>]+)/g],
  ['attribute', /(\s(?:href|src|to|poster|image)=["'])([^"']+)(?=["'])/g],
  // Of a property it is not known what its component does with a path: only a URL from the root is sure to be one.
  ['attribute', /(\b(?:href|to|url|link)["']?(?:\s*:|=\{)\s*["'])(\/[^"']*)(?=["'])/g],
]
const inCode: typeof inMarkdown = [['import', /((?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*["'])([^"']+)/g]]
const inJson: typeof inMarkdown = [['attribute', /("(?:href|to)":\s*")([^"]+)/g]]
const inFrontMatter: typeof inMarkdown = [['link', /(^image:\s*["']?)([^\s"'#]+)/g]]
const inFence: typeof inMarkdown = [['code', /(\sfile=["']?)([^\s"'{}#]+)/g]]

/**
 * Find the paths in a file that a move of the file may break: imports, links, pictures, included code. What stands in a code
 * block or code span is text, not a link.
 *
 *     specifierSpans('See [it](../a.md).', 'markdown')  // → [{ kind: 'link', value: '../a.md', start: 9, end: 16 }]
 */
export function specifierSpans(text: string, format: 'markdown' | 'code' | 'json'): readonly SpecifierSpan[] {
  if (format !== 'markdown') return matchAll(text, text, 0, format === 'code' ? inCode : inJson)
  const spans: SpecifierSpan[] = []
  const read = fenceReader('mdx')
  let isFrontMatter = false
  let offset = 0
  for (const line of text.split('\n')) {
    if (/^---\s*$/.test(line) && (offset === 0 || isFrontMatter)) isFrontMatter = offset === 0
    else if (isFrontMatter) spans.push(...matchAll(line, line, offset, inFrontMatter))
    else spans.push(...inBody(line, read(line).kind, offset))
    offset += line.length + 1
  }
  return spans.sort((left, right) => left.start - right.start)
}

function inBody(line: string, kind: FenceLine['kind'], offset: number): readonly SpecifierSpan[] {
  if (kind === 'open') return matchAll(line, line, offset, inFence)
  return kind === 'text' ? matchAll(line, withoutCodeSpans(line), offset, inMarkdown) : []
}

/** The line with spaces for code, so that offsets stay. */
function withoutCodeSpans(line: string): string {
  return line.includes('`') ? line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length)) : line
}

function matchAll(line: string, searched: string, offset: number, patterns: typeof inMarkdown): SpecifierSpan[] {
  return patterns.flatMap(([kind, pattern]) =>
    [...searched.matchAll(pattern)].map((match) => {
      const from = match.index + (match[1]?.length ?? 0)
      const to = from + (match[2]?.length ?? 0)
      return { kind, value: line.slice(from, to), start: offset + from, end: offset + to }
    }),
  )
}
