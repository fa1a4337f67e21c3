import { invalidProp, lostOnComponent, mistypedKey } from '../../../diagnostics/catalogue.ts'
import type { CompileOptions } from '../../../model/compile.ts'
import type { KnownProps, ThemeComponent } from '../../../model/theme-manifest.ts'
import { mistyped } from '../../../text/mistyped.ts'
import { componentMakers } from '../plugins/components/makers.ts'
import { directiveMakers } from '../plugins/directives/makers.ts'
import { positionOf, type JsxElement } from '../tree.ts'
import type { Unit } from '../types.ts'
import { writtenProps, type OpeningTag, type WrittenProp } from './written-props.ts'

/** What React itself reads on each element. */
const ofReact = new Set(['children', 'key', 'ref'])

/** What passes on each component: it may be meant for one that stands around it, and says nothing of what is shown. */
const anywhere = /^(?:data-.*|aria-.*|id|class|className|style)$/

/**
 * Report what means nothing to a component of the theme: a name that is nearly one of its props, a value that is not
 * among those of a prop. Other names are free where they may be attributes of HTML.
 */
export function checkProps(component: string, element: JsxElement | OpeningTag, unit: Unit): void {
  const { options, diagnostics } = unit.page
  const manifest = manifestOf(component, options)
  const known = manifest?.props
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
    if (suggestion !== undefined && !hasProp(written, suggestion))
      diagnostics.push(mistypedKey({ file, position, key: name, suggestion, of: { kind: 'prop', name: component } }))
    else if (manifest.otherProps === 'lost' && !names.includes(name) && !ofReact.has(name) && !anywhere.test(name))
      diagnostics.push(lostOnComponent({ file, position, component, of: { prop: name, names } }))
  }
  if (manifest.content !== undefined && isEmpty(element)) {
    const { line, column } = positionOf(element)
    const position = { line, column: column + 1, endLine: line, endColumn: column + 1 + component.length }
    diagnostics.push(lostOnComponent({ file, position, component, of: { content: manifest.content } }))
  }
}

/** True if nothing stands between the tags, and nothing else may bring something. */
function isEmpty(element: JsxElement | OpeningTag): element is JsxElement {
  if (element.type === 'JSXOpeningElement') return false
  const mayBring = element.attributes.some((each) => each.type !== 'mdxJsxAttribute' || each.name === 'children')
  return !mayBring && element.children.every((child) => child.type === 'text' && child.value.trim() === '')
}

function manifestOf(component: string, { themeComponents }: CompileOptions): ThemeComponent | undefined {
  const maker = Object.hasOwn(componentMakers, component) ? componentMakers[component] : undefined
  const name = maker?.becomes ?? component
  return themeComponents && Object.hasOwn(themeComponents, name) ? themeComponents[name] : undefined
}

function wordsOf(known: KnownProps[string] | undefined, { markdown }: CompileOptions): readonly string[] | undefined {
  if (known === 'admonition') return [...directiveMakers(markdown).keys()]
  return typeof known === 'string' ? undefined : known
}

function hasProp(written: readonly WrittenProp[], name: string): boolean {
  return written.some((prop) => prop.name === name)
}
