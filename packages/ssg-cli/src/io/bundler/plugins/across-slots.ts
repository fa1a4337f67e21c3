/** Elements without a box of their own, which may stand between a parent and what is its child in the other theme. */
const between = ['docs-slot', 'docs-island', 'docs-slot>docs-island'].map((names) =>
  names.replace(/[\w-]+/g, ':where($&)'),
)

/** A combinator that stands in no parentheses. */
const child = /\s*>\s*(?![^(]*\))/g

/**
 * Gives a selector that names children those behind the elements of slots and islands too, with the weight that it had. One step of
 * a selector crosses them: more do where more components lie within each other, of which sheets know nothing. Whether a `details`
 * of the other theme is open is said by an attribute of its own.
 *
 *     acrossSlots('.panel > h2')
 *     // → '.panel > h2, .panel>:where(docs-slot)>h2, .panel>:where(docs-island)>h2, .panel>:where(docs-slot)>:where(docs-island)>h2'
 */
export function acrossSlots(selectors: string): string {
  const opened = selectors.replace(/\[data-collapsed=(["']?)(true|false)\1\]/g, (_, __, value: string) =>
    value === 'true' ? ':not([open])' : '[open]',
  )
  if (opened.search(child) === -1) return opened
  return opened
    .split(/,(?![^(]*\))/)
    .flatMap((selector) => [
      selector,
      ...Array.from(selector.matchAll(child)).flatMap(({ 0: { length }, index }) =>
        between.map((names) => `${selector.slice(0, index)}>${names}>${selector.slice(index + length)}`),
      ),
    ])
    .join(', ')
}
