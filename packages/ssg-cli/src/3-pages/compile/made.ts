import type { Element } from 'hast'
import type { UrlParts } from './plugins/further-urls.ts'

declare module 'mdast' {
  interface Data {
    /** The element that shows the node, in place of what Markdown would become. */
    made?: Element
    /** True for code that a plugin put there. */
    isFilled?: true
    /** True for a heading that a plugin put there: nothing leads to it. */
    isAdded?: true
    /** MathML of a formula. */
    mathml?: string
    /** Id of a heading. */
    id?: string
    /** Indexes of the links of JSX attributes. */
    link?: number
    linkSource?: number
    /** Of further attributes, by name. */
    further?: Readonly<Record<string, UrlParts>>
  }
}
