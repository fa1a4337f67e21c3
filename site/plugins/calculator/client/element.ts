/** Attributes of an element by name; what is undefined or false is left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Make an element.
 *
 *     element('label', { for: 'p' }, 'Pressure')
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  setAttributes(made, attributes)
  made.append(...children)
  return made
}

/** Make an element of a drawing. */
export function svgElement(name: string, attributes: Attributes, ...children: readonly (Node | string)[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  setAttributes(made, attributes)
  made.append(...children)
  return made
}

function setAttributes(made: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
}
