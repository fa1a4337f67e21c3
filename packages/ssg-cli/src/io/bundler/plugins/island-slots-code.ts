/**
 * The module by which an island takes elements along: each becomes a slot, a part of the page that the component shows where it
 * likes and does not look into. In JSON a slot is its name; its HTML stands where it is shown, or else in a `template`.
 *
 *     withSlots({ children: <p>…</p> }, (at) => ({ $slot: `a${at}` }))  // → { children: { $slot: 'a0' } }
 *
 * `keepsSlots` is true for a component that shows the same with slots as with the elements themselves. One that asks elements
 * for their properties, counts or copies them does not; nor can a slot stand around rows of a table, items of a list and such.
 */
export const islandSlotsCode = `
import { renderToStaticMarkup } from 'react-dom/server'

export function isElement(value) {
  return typeof value === 'object' && value !== null && typeof value.$$typeof === 'symbol'
}

export function withSlots(props, make) {
  let count = 0
  const isPart = (value, key) => isElement(value) || (key === 'children' && Array.isArray(value) && value.some(isElement))
  const walk = (value, key) => {
    if (isPart(value, key)) return make(count++, value)
    if (Array.isArray(value)) return value.map((inner) => walk(inner))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]))
  }
  return walk(props)
}

const neverAlone = /<docs-slot>\\s*<(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|col|colgroup|option|optgroup|source|track|path|g|circle|ellipse|rect|line|polyline|polygon|text|tspan|use|defs)\\b/

export function keepsSlots(render, props) {
  try {
    const whole = renderToStaticMarkup(render(props))
    const inParts = renderToStaticMarkup(render(withSlots(props, (_, part) => slotElement({}, part))))
    return inParts.replace(/<\\/?docs-slot>/g, '') === whole && !neverAlone.test(inParts)
  } catch {
    return false
  }
}

export function slotElement(attributes, part) {
  return createElement('docs-slot', attributes, ...[part].flat())
}
`
