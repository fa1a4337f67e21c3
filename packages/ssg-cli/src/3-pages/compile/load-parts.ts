import { mdxSyntax } from './markdown/parse-markdown.ts'
import { latex } from './math.ts'
import { htmlParser } from './plugins/raw-html.ts'
import type { CompileInput } from '../../model/compile.ts'

/**
 * Load what one doc needs of the large packages: a parser of JavaScript for MDX, one of HTML for tags in Markdown,
 * and one of LaTeX for formulas. Together they are four fifths of the compiler's code.
 */
export async function loadParts({ head, text, files }: CompileInput): Promise<void> {
  const others = Object.values(files).flatMap((file) => ('text' in file ? [file.text] : []))
  const isMdx = head.format === 'mdx'
  // Only MDX imports partials, which may be Markdown.
  const hasHtml = (isMdx ? others : [text]).some((each) => each.includes('<'))
  const hasMath = [text, ...others].some((each) => each.includes('$'))
  await Promise.all([isMdx && mdxSyntax.load(), hasHtml && htmlParser.load(), hasMath && latex.load()])
}
