/** A heading in Markdown. */
export interface Heading {
  readonly depth: number
  readonly text: string
  /** Line from 1. */
  readonly line: number
}

/** Find the headings of a text, not those in code blocks. */
export function headings(markdown: string): Heading[] {
  const found: Heading[] = []
  let fence: string | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
    } else if (mark !== undefined) fence = mark
    else {
      const [, marks = '', text = ''] = /^(#{1,6})\s+(.+?)\s*(?:\{#.*\})?\s*$/.exec(line) ?? []
      if (marks !== '') found.push({ depth: marks.length, text, line: index + 1 })
    }
  }
  return found
}
