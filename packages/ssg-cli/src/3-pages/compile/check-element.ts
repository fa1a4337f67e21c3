import { misplacedElement, mistypedKey, unknownElement } from '../../diagnostics/catalogue.ts'
import type { Position } from '../../model/diagnostic.ts'
import { attributeForms, elementNames, usualAttributes } from '../../text/html/html-names.ts'
import { mistyped } from '../../text/mistyped.ts'
import type { Unit } from './types.ts'

/** An element of HTML as its author wrote it. */
export interface WrittenElement {
  readonly name: string
  /** Where its name stands. */
  readonly position: () => Position
  readonly attributes: readonly { readonly name: string; readonly position: () => Position }[]
}

// Nobody who writes `<root>` means the `<mroot>` of formulas.
const names = [...elementNames].filter((name) => !/^(?:m(?!a|e)|fe|altglyph|none$)/.test(name))

/**
 * Report an element, and attributes of one, that browsers don't know and that are nearly some that they do. Those with a hyphen
 * are an author's own, as are names that are near to none.
 */
export function checkElement({ name, position, attributes }: WrittenElement, unit: Unit): void {
  const { diagnostics, options } = unit.page
  const file = unit.source
  if (!elementNames.has(name.toLowerCase())) {
    const isOwn = !/^[a-z]+$/.test(name) || options.components.includes(name)
    const suggestion = isOwn ? undefined : mistyped(name, names)
    if (suggestion !== undefined) diagnostics.push(unknownElement({ file, position: position(), name, suggestion }))
    return
  }
  if (isMisplaced(name, attributes)) diagnostics.push(misplacedElement({ file, position: position(), name }))
  for (const attribute of attributes) {
    const suggestion = attributeMeant(attribute.name, unit)
    if (suggestion === undefined || attributes.some((other) => other.name === suggestion)) continue
    const of = { kind: 'attribute', name } as const
    diagnostics.push(mistypedKey({ file, position: attribute.position(), key: attribute.name, suggestion, of }))
  }
}

/** Of what stands in a head it is not asked. */
function isMisplaced(name: string, attributes: WrittenElement['attributes']): boolean {
  if (name === 'base') return attributes.some((attribute) => attribute.name === 'href')
  return name === 'html' || name === 'body'
}

function attributeMeant(name: string, { format }: Unit): string | undefined {
  const form = name.toLowerCase().replace(/-/g, '')
  // React takes these for attributes that nobody knows.
  if (format === 'mdx' && name === 'classname') return 'className'
  if (format === 'mdx' && name === 'htmlfor') return 'htmlFor'
  if (attributeForms.has(form) || !/^(?!on)[a-z]+$/i.test(name)) return undefined
  const near = mistyped(name, usualAttributes)
  return format === 'mdx' && near === 'class' ? 'className' : near
}
