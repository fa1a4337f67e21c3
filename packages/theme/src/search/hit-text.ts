import type { SearchHit, SearchLevel, TextPart } from '@docs-build/search'

/** The words that show a hit. */
export interface HitText {
  readonly title: readonly TextPart[]
  /** The headings above it, from the page on. */
  readonly trail: readonly (readonly TextPart[])[]
  /** Text below it, where the title is a heading. */
  readonly snippet?: readonly TextPart[]
}

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** Say a hit in words: a heading shows itself, text below a heading shows the part around what matches. */
export function hitText(hit: SearchHit): HitText {
  const { type, content, marked } = hit
  const snippet = marked.content ?? (content === null ? undefined : [plain(content)])
  if (type === 'content')
    return { title: snippet ?? [plain(hit.url)], trail: headings.flatMap((level) => parts(hit, level)) }
  const above = headings.slice(0, headings.indexOf(type))
  return {
    title: parts(hit, type)[0] ?? [plain(hit.hierarchy.lvl1 ?? hit.url)],
    trail: above.flatMap((level) => parts(hit, level)),
    ...(snippet && { snippet }),
  }
}

function parts(hit: SearchHit, level: SearchLevel): readonly (readonly TextPart[])[] {
  const text = hit.hierarchy[level]
  const marked = hit.marked.hierarchy[level]
  if (marked) return [marked]
  return text === null ? [] : [[plain(text)]]
}

function plain(text: string): TextPart {
  return { text, isMatch: false }
}
