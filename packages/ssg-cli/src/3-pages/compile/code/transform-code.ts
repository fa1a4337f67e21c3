import type { Element, RootContent } from 'hast'
import type { CodeToHastOptions, ShikiTransformer, ShikiTransformerContextSource, ThemedToken } from 'shiki'
import { unescapeHtml } from '../../../text/html/escape.ts'
import { tokensToHast } from './shiki.ts'

/** Code that transformers of shiki are to change. */
export interface TransformInput {
  readonly code: string
  /** Shiki name. */
  readonly language: string
  /** What stands behind the language of the fence. */
  readonly meta: string
  readonly transformers: readonly ShikiTransformer[]
  /** HTML of each line, as our highlighter makes it. */
  readonly highlight: (code: string, language: string) => readonly string[]
}

/**
 * The lines of a block when transformers of shiki have changed them. What they do to the elements around the lines is left
 * out: these are the theme's.
 *
 * @see https://shiki.style/guide/transformers
 */
export function transformCode({ code, language, meta, transformers, highlight }: TransformInput): readonly Element[] {
  const own = inOrder(transformers)
  const options = {
    lang: language,
    themes: {},
    transformers: own,
    meta: { __raw: meta },
    rootStyle: false,
    fg: '',
    bg: '',
  } satisfies CodeToHastOptions & { readonly fg: string; readonly bg: string }
  const tokensIn = (text: string, name = language) => tokensOf(highlight(text, name))
  const context: ShikiTransformerContextSource = {
    meta: {},
    options,
    source: code,
    codeToHast: (text, { lang }) => tokensToHast(tokensIn(text, lang), { ...options, transformers: [] }, context),
    codeToTokens: (text, { lang }) => ({ tokens: tokensIn(text, lang) }),
  }
  let source = code
  for (const transformer of own) source = transformer.preprocess?.call(context, source, options) || source
  const changed = { ...context, source }
  let tokens = tokensIn(source)
  for (const transformer of own) tokens = transformer.tokens?.call(changed, tokens) || tokens
  return linesOf(tokensToHast(tokens, options, changed).children)
}

/** @see https://shiki.style/guide/transformers#enforcing-transformer-ordering */
function inOrder(transformers: readonly ShikiTransformer[]): ShikiTransformer[] {
  const at = ({ enforce }: ShikiTransformer) => (enforce === 'pre' ? 0 : enforce === 'post' ? 2 : 1)
  return [...transformers].sort((a, b) => at(a) - at(b))
}

/** Tokens from HTML of our making: spans with classes, and text. */
function tokensOf(lines: readonly string[]): ThemedToken[][] {
  let offset = 0
  return lines.map((line) => {
    const tokens = [...line.matchAll(/<span class="([^"]*)">([^<]*)<\/span>|[^<]+/g)].map(
      ([text, className, inner]): ThemedToken => {
        const content = unescapeHtml(inner ?? text)
        const token = { content, offset, ...(className !== undefined && { htmlAttrs: { class: className } }) }
        offset += content.length
        return token
      },
    )
    offset++
    return tokens
  })
}

/** The elements of lines, wherever they are in what became of the block. */
function linesOf(nodes: readonly RootContent[]): readonly Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    return isLine(node) ? [node] : linesOf(node.children)
  })
}

function isLine({ tagName, properties }: Element): boolean {
  const { class: written, className = written } = properties
  return (
    tagName === 'span' &&
    /(?:^|\s)line(?:\s|$)/.test(Array.isArray(className) ? className.join(' ') : String(className))
  )
}
