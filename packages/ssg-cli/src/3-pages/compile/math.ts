import { messageOf } from '../../text/message-of.ts'
import { part } from './part.ts'

/** MathML of a formula, or what is wrong with it. */
export type MathResult = { readonly html: string } | { readonly problem: string; readonly offset?: number }

// Pages allow no inline styles. Colours have an attribute of their own in MathML; the rest is fine spacing.
const style = / style="([^"]*)"/g

/** Turns LaTeX into MathML. */
export const latex = part(async () => (await import('temml')).default)

/**
 * Turn LaTeX into MathML. {@link latex} must be loaded.
 *
 *     mathml('x^2', 'inline')  // → {html: '<math><msup>…</msup></math>'}
 */
export function mathml(formula: string, display: 'inline' | 'block'): MathResult {
  try {
    const html = latex
      .get()
      .renderToString(formula, { displayMode: display === 'block', throwOnError: true, annotate: true })
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
