import type { Element, Nodes, Properties } from 'hast'
import type { CompiledDoc } from '../../../model/compiled.ts'
import type { ThemeComponents } from '../../../model/theme-manifest.ts'
import { admonitionTitle } from '../plugins/directives/admonition.ts'

type JsxNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/**
 * The ids and anchor names that an article has for certain, in document order, or undefined when only rendering can
 * tell: a component, an expression, or an element of which React makes something else.
 *
 *     plainIds(compiled('## Install\n\n<a name="old"></a>'), theme.components)  // → ['install', 'old']
 */
export function plainIds(
  { main, partials }: Pick<CompiledDoc, 'main' | 'partials'>,
  components: ThemeComponents | undefined,
): readonly string[] | undefined {
  if (!components || main.code !== undefined || Object.keys(partials).length > 0) return undefined
  const ids: string[] = []
  return collect(main.tree, components, ids) ? ids : undefined
}

/** Add the ids below a node; false when it is not plain. */
function collect(node: Nodes, components: ThemeComponents, ids: string[]): boolean {
  if (node.type === 'text' || node.type === 'comment' || node.type === 'doctype') return true
  if (node.type === 'element') {
    if (!isPlain(node, components)) return false
    addIds(node, ids)
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (!addIdOfMade(node, components, ids)) return false
  } else if (node.type !== 'root') return false
  return node.children.every((child) => collect(child, components, ids))
}

/** Add the id of what `:::note` becomes: its title comes before its content, as it is rendered. */
function addIdOfMade({ name, attributes }: JsxNode, components: ThemeComponents, ids: string[]): boolean {
  const component = components[name ?? '']
  const isKnown = name === admonitionTitle || (component?.fromMarkdown && component.ids !== undefined)
  if (!isKnown) return false
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return false
    if (attribute.name === 'id' && component?.ids !== 'none') ids.push(attribute.value)
  }
  return true
}

function addIds({ tagName, properties }: Element, ids: string[]): void {
  // As attributes stand in HTML: in the order in which they were written.
  for (const [name, value] of Object.entries(properties)) {
    const isId = name === 'id' || (name === 'name' && tagName === 'a')
    if (isId && (typeof value === 'string' || typeof value === 'number')) ids.push(String(value))
  }
}

/** Elements that React or an HTML parser treats in ways of their own. */
const special = new Set(['iframe', 'noscript', 'option', 'script', 'select', 'style', 'svg', 'template', 'textarea'])

function isPlain({ tagName, properties }: Element, components: ThemeComponents): boolean {
  const component = Object.hasOwn(components, tagName) ? components[tagName] : undefined
  if (component?.fromMarkdown) return component.ids !== undefined
  if (component && component.ids === undefined) return false
  if (!/^[a-z][a-z\d]*$/.test(tagName) || special.has(tagName)) return false
  return Object.entries(properties).every(([name, value]) => isPlainProperty(name, value))
}

function isPlainProperty(name: string, value: Properties[string] | { readonly __html?: unknown }): boolean {
  if (name === 'dangerouslySetInnerHTML') return isPlainHtml(value)
  if (/^(?:children|key|ref|defaultValue|defaultChecked|on.*)$/i.test(name)) return false
  return typeof value !== 'object' || value === null || Array.isArray(value)
}

/** Formulas: HTML of our own making, which holds links or ids only when the author's LaTeX asks for them. */
function isPlainHtml(value: Properties[string] | { readonly __html?: unknown }): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return '__html' in value && typeof value.__html === 'string' && !/\s(?:id|name|href)=/.test(value.__html)
}
