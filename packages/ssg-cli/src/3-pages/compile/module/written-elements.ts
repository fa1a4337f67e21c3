import type { Root } from 'mdast'
import { bodyStart } from '../../../text/markdown/front-matter.ts'
import { mdxSyntax, parseMarkdown } from '../markdown/parse-markdown.ts'
import { prepare } from '../prepare/prepare.ts'
import { asksPage } from './asks-page.ts'
import { collectEsm } from './collect-esm.ts'
import { liveElements, type LiveElement } from './live-elements.ts'

const mayBeLive = /\bon[A-Z]\w*=\{|<BrowserOnly\b|\.Provider\b|<(?!TabItem\b)[A-Z]\w*\s+value=/

/** True for a text that may hold such parts. */
export function mayHoldLiveElements(text: string): boolean {
  return mayBeLive.test(text)
}

/** Such parts of an MDX file, as it is written. */
export async function elementsOfMdx(text: string): Promise<readonly LiveElement[]> {
  if (mayHoldLiveElements(text)) await mdxSyntax.load()
  return writtenElements(text)
}

/**
 * The same where the parser is there already. None are in what can't be parsed, as MDX of today or as its first version, which
 * is told where it is compiled.
 */
export function writtenElements(text: string): readonly LiveElement[] {
  if (!mayHoldLiveElements(text)) return []
  const whole = text.replace(/\r\n?/g, '\n')
  try {
    const { offset } = bodyStart(whole)
    const prepared = prepare({ text: whole, bodyOffset: offset, format: 'mdx', directives: new Set() })
    const tree = parsed(prepared.text)
    const { imports, code } = collectEsm(tree)
    return liveElements(tree).filter((element) => !asksPage([...code.statements, ...element.code], imports))
  } catch {
    return []
  }
}

function parsed(text: string): Root {
  try {
    return parseMarkdown(text, 'mdx', { math: false })
  } catch {
    return parseMarkdown(text, 'mdx', { math: false, mdx1: true })
  }
}
