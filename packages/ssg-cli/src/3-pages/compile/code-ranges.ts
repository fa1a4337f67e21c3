import { fencedBlocks, type Range } from '../../text/markdown/fences.ts'

/**
 * Find the code of an MDX text: fenced blocks and code spans, in order.
 *
 * It looks at the text only, so that what is done before parsing leaves code alone.
 */
export function codeRanges(text: string): readonly Range[] {
  const paragraphEnd = paragraphEnds(text)
  let end = 0
  const found = fencedBlocks(text, 'mdx').flatMap((block) => {
    const before = [...spans(text, end, block.start, paragraphEnd)]
    end = block.end
    return [...before, block]
  })
  return [...found, ...spans(text, end, text.length, paragraphEnd)]
}

/** Find the code spans of a text between two offsets that lie in no other code. */
export function* spans(
  text: string,
  from: number,
  to: number,
  paragraphEnd: (from: number) => number,
): Generator<Range> {
  let start = text.indexOf('`', from)
  while (start !== -1 && start < to) {
    const size = runLength(text, start)
    const limit = Math.min(paragraphEnd(start + size), to)
    const end = text[start - 1] === '\\' ? -1 : closingRun(text, start + size, limit, size)
    if (end !== -1) yield { start, end }
    start = text.indexOf('`', end === -1 ? start + size : end)
  }
}

/** End of the run of as many backticks that closes a span before the end of its paragraph. */
function closingRun(text: string, from: number, limit: number, size: number): number {
  let at = text.indexOf('`', from)
  while (at !== -1 && at < limit) {
    const length = runLength(text, at)
    if (length === size) return at + length
    at = text.indexOf('`', at + length)
  }
  return -1
}

/** Tell where the paragraph around an offset ends: before a blank line. Asked from left to right, each is looked for once. */
function paragraphEnds(text: string): (from: number) => number {
  const blank = /\n[ \t>]*\n/g
  let end = -1
  return (from) => {
    if (from <= end) return end
    blank.lastIndex = from
    end = blank.exec(text)?.index ?? text.length
    return end
  }
}

function runLength(text: string, at: number): number {
  let length = 1
  while (text[at + length] === '`') length++
  return length
}

/** Replace what is no code, piece by piece. */
export function replaceOutside(
  text: string,
  ranges: readonly Range[],
  replace: (prose: string, start: number) => string,
): string {
  let result = ''
  let end = 0
  for (const range of ranges) {
    result += replace(text.slice(end, range.start), end) + text.slice(range.start, range.end)
    end = range.end
  }
  return result + replace(text.slice(end), end)
}
