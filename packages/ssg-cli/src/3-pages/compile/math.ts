import { messageOf } from '../../text/message-of.ts'
import { part } from './part.ts'

/** MathML of a formula, or what is wrong with it. */
export type MathResult = { readonly html: string } | { readonly problem: string; readonly offset?: number }

// Pages allow no inline styles. Colours have an attribute of their own in MathML; the rest is fine spacing.
const style = / style="([^"]*)"/g

/** Turns LaTeX into MathML. */
export const latex = part(async () => (await import('temml')).default)

/**
 * What KaTeX has besides. Links and attributes of HTML are not trusted there either: what they hold is shown.
 *
 * @see https://katex.org/docs/supported
 */
const ofKatex: Readonly<Record<string, string>> = {
  '\\KaTeX': '\\text{KaTeX}',
  '\\href': '\\@secondoftwo',
  '\\htmlClass': '\\@secondoftwo',
  '\\htmlData': '\\@secondoftwo',
  '\\htmlId': '\\@secondoftwo',
  '\\htmlStyle': '\\@secondoftwo',
  '\\mbox': '\\text{#1}',
  '\\cr': '\\\\',
  '\\i': 'ı',
  '\\j': 'ȷ',
  '\\minuso': '\\mathbin{\\char"29B5}',
  '\\overlinesegment': '\\overline{#1}',
  '\\underlinesegment': '\\underline{#1}',
  '\\simcolon': '\\mathrel{\\sim}\\mathrel{\\vcentcolon}',
  '\\simcoloncolon': '\\mathrel{\\sim}\\dblcolon',
  '\\approxcolon': '\\mathrel{\\approx}\\mathrel{\\vcentcolon}',
  '\\approxcoloncolon': '\\mathrel{\\approx}\\dblcolon',
  '\\textasciitilde': '\\char"7E',
  '\\xleftequilibrium': '\\xleftrightharpoons{#1}',
  '\\xrightequilibrium': '\\xrightleftharpoons{#1}',
}

/**
 * Turn LaTeX into MathML. {@link latex} must be loaded.
 *
 *     mathml('x^2', 'inline')  // → {html: '<math><msup>…</msup></math>'}
 */
export function mathml(formula: string, display: 'inline' | 'block'): MathResult {
  try {
    const html = latex.get().renderToString(formula, {
      displayMode: display === 'block',
      throwOnError: true,
      annotate: true,
      macros: { ...ofKatex },
    })
    return { html: html.replace(style, (_, value: string) => attributesOf(value)) }
  } catch (error) {
    const message = messageOf(error)
    const [, text = message, position] = /^(.*?)(?: at position (\d+):?[^]*)?$/s.exec(message) ?? []
    return { problem: text.trim(), ...(position !== undefined && { offset: Number(position) - 1 }) }
  }
}

function attributesOf(css: string): string {
  const color = /(?:^|;)\s*color:\s*([^;]+)/.exec(css)?.[1]
  const background = /(?:^|;)\s*background-color:\s*([^;]+)/.exec(css)?.[1]
  return (color ? ` mathcolor="${color}"` : '') + (background ? ` mathbackground="${background}"` : '')
}
