import { mayHoldLiveElements } from '../../3-pages/compile/module/written-elements.ts'
import type { Config } from '../../model/config.ts'
import type { DocHead, PostReading } from '../../model/head.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { bodyLines, hasMdxBlock, type BodyLine } from '../../text/markdown/body-lines.ts'
import { bodyStart } from '../../text/markdown/front-matter.ts'
import { codeFiles } from './code-files.ts'
import { contentTitle } from './content-title.ts'
import { declaresComponents } from './declares-components.ts'
import { docFormat } from './doc-format.ts'
import { esmBlocks } from '../../text/markdown/esm-blocks.ts'
import { excerpt } from './excerpt.ts'
import { frontMatterRules } from './front-matter-rules.ts'
import { postRules } from './post-rules.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { requiredFiles } from './required-files.ts'
import { scanPost } from './scan-post.ts'

/** How the config says that Markdown is read, as far as heads depend on it. */
export type MarkdownReading = Pick<Config['markdown'], 'format' | 'math' | 'codeFiles'>

/** The argument of {@link scanDoc}. */
export interface ScanInput {
  /** Path below the docs folder. */
  readonly file: string
  /** Path relative to the site folder. */
  readonly source: string
  readonly text: string
  readonly markdown: MarkdownReading
  /** Set for posts of a blog. */
  readonly post?: PostReading | undefined
  /** What stands in place of the front matter that is written. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
}

const noEsm: ReturnType<typeof esmBlocks> = { lines: new Set(), imports: [] }

/** Read the head of a doc: what is needed to place it, and the files that its body pulls in. */
export function scanDoc({ file, source, text, markdown, post, given }: ScanInput): Outcome<DocHead> {
  const read = readFrontMatter(text, source, { rules: post ? postRules : frontMatterRules, given })
  const { frontMatter, positions } = read.value
  const body = bodyStart(text)
  const format = docFormat({
    file,
    own: frontMatter.mdx?.format,
    configured: markdown.format,
    hasMdxBlock: () => hasMdxBlock(text, body.offset),
  })
  const lines = bodyLines(text, body, format)
  const esm = format === 'mdx' ? esmBlocks(text, lines) : noEsm
  const isEsm = (line: BodyLine) => esm.lines.has(line)
  const title = contentTitle(lines, isEsm, format)
  const sentence =
    frontMatter.description === undefined ? excerpt({ text, lines, isEsm, format, math: markdown.math }) : undefined
  const head: DocHead = {
    file,
    source,
    format,
    frontMatter,
    positions,
    ...(title !== undefined && { contentTitle: title }),
    ...(sentence !== undefined && { excerpt: sentence }),
    imports: [
      ...esm.imports,
      ...(format === 'mdx' ? requiredFiles(lines) : []),
      ...(markdown.codeFiles && text.includes('file=') ? codeFiles(lines) : []),
    ],
    ...(format === 'mdx' &&
      (declaresComponents(esm.lines) || holdsLiveElements(text, lines)) && { declaresComponents: true }),
    ...(post && { post: scanPost(text.slice(body.offset), post) }),
  }
  return outcome(head, read.diagnostics)
}

/** True for MDX with elements, outside of code that it shows, which browsers may bring to life. */
function holdsLiveElements(text: string, lines: Iterable<BodyLine>): boolean {
  return mayHoldLiveElements(text) && [...lines].some((line) => line.kind === 'text' && mayHoldLiveElements(line.text))
}
