import { invalidProp, mistypedKey } from '../../../diagnostics/catalogue.ts'
import type { CompileOptions } from '../../../model/compile.ts'
import type { KnownProps } from '../../../model/theme-manifest.ts'
import { mistyped } from '../../../text/mistyped.ts'
import { componentMakers } from '../plugins/components/makers.ts'
import { directiveMakers } from '../plugins/directives/makers.ts'
import type { JsxElement } from '../tree.ts'
import type { Unit } from '../types.ts'
import { writtenProps, type OpeningTag, type WrittenProp } from './written-props.ts'

/** What React itself reads on each element. */
const ofReact = new Set(['children', 'key', 'ref'])

/**
 * Report what means nothing to a component of the theme: a name that is nearly one of its props, a value that is not
 * among those of a prop. Other names are free: attributes of HTML, `data-…`, `aria-…`.
 */
export function checkProps(component: string, element: JsxElement | OpeningTag, unit: Unit): void {
  const { options, diagnostics } = unit.page
  const known = propsOf(component, options)
  if (!known) return
  const names = Object.keys(known)
  const file = unit.source
  const written = writtenProps(element, unit)
  for (const { name, position, value } of written) {
    const words = Object.hasOwn(known, name) ? wordsOf(known[name], options) : undefined
    if (value && words && !words.includes(value.text)) {
      const wrong = { file, position: value.position, component, name, value: value.text, words }
      diagnostics.push(invalidProp(wrong))
    }
    const suggestion = ofReact.has(name) ? undefined : mistyped(name, names)
    if (suggestion === undefined || hasProp(written, suggestion)) continue
    diagnostics.push(mistypedKey({ file, position, key: name, suggestion, of: { kind: 'prop', name: component } }))
  }
}

function propsOf(component: string, { themeComponents }: CompileOptions): KnownProps | undefined {
  const maker = Object.hasOwn(componentMakers, component) ? componentMakers[component] : undefined
  const name = maker?.becomes ?? component
  return themeComponents && Object.hasOwn(themeComponents, name) ? themeComponents[name]?.props : undefined
}

function wordsOf(known: KnownProps[string] | undefined, { markdown }: CompileOptions): readonly string[] | undefined {
  if (known === 'admonition') return [...directiveMakers(markdown).keys()]
  return typeof known === 'string' ? undefined : known
}

function hasProp(written: readonly WrittenProp[], name: string): boolean {
  return written.some((prop) => prop.name === name)
}
