import { mdxComments } from './html-comments.ts'
import { takeHeadingMarks, type HeadingMarks } from './heading-marks.ts'
import { unwrapMdxCodeBlocks } from './mdx-code-blocks.ts'
import { bracketTitles } from './bracket-titles.ts'

/** The argument of {@link prepare}. */
export interface PrepareInput {
  /** The whole file with `\n` line ends. */
  readonly text: string
  readonly bodyOffset: number
  readonly format: 'md' | 'mdx'
  /** Names of those that may have a title. */
  readonly directives: ReadonlySet<string>
}

const noMarks: ReadonlyMap<number, string> = new Map()

/**
 * Bring a file into a form that the parser understands. Lines and columns stay as they are in the file:
 * the front matter becomes blank lines.
 */
export function prepare({ text, bodyOffset, format, directives }: PrepareInput): HeadingMarks {
  const body = blankLines(text, bodyOffset) + text.slice(bodyOffset)
  if (format === 'md') return { text: bracketTitles(body, directives, format), marks: noMarks }
  const unwrapped = unwrapMdxCodeBlocks(body)
  const commented = unwrapped.includes('<!--') ? mdxComments(unwrapped) : unwrapped
  const { text: marked, marks } = takeHeadingMarks(commented)
  return { text: bracketTitles(marked, directives, format), marks }
}

function blankLines(text: string, end: number): string {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++
  return '\n'.repeat(lines)
}
