import type { Element, Nodes, Properties } from 'hast'
import type { CompiledDoc } from '../../../model/compiled.ts'

/**
 * The ids and anchor names that an article has for certain, in document order, or undefined when only rendering can
 * tell: a component, an expression, or an element of which React makes something else.
 *
 *     plainIds(compiled('## Install\n\n<a name="old"></a>'))  // → ['install', 'old']
 */
export function plainIds({ main, partials }: Pick<CompiledDoc, 'main' | 'partials'>): readonly string[] | undefined {
  if (main.code !== undefined || Object.keys(partials).length > 0) return undefined
  const ids: string[] = []
  return collect(main.tree, ids) ? ids : undefined
}

/** Add the ids below a node; false when it is not plain. */
function collect(node: Nodes, ids: string[]): boolean {
  if (node.type === 'text' || node.type === 'comment' || node.type === 'doctype') return true
  if (node.type === 'element') {
    if (!isPlain(node)) return false
    addId(node, ids)
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    // What `:::note` becomes. Its title comes before its content, as it is rendered.
    const attributes = node.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? attribute : undefined,
    )
    if (node.name !== 'Admonition' && node.name !== 'AdmonitionTitle') return false
    if (attributes.some((attribute) => attribute === undefined)) return false
    for (const attribute of attributes)
      if (attribute?.name === 'id' && typeof attribute.value === 'string') ids.push(attribute.value)
  } else if (node.type !== 'root') return false
  return node.children.every((child) => collect(child, ids))
}

function addId({ tagName, properties }: Element, ids: string[]): void {
  // As attributes stand in HTML: in the order in which they were written.
  for (const [name, value] of Object.entries(properties)) {
    const isId = name === 'id' || (name === 'name' && tagName === 'a')
    if (isId && (typeof value === 'string' || typeof value === 'number')) ids.push(String(value))
  }
}

/** Elements that React or an HTML parser treats in ways of their own. */
const special = new Set(['iframe', 'noscript', 'option', 'script', 'select', 'style', 'svg', 'template', 'textarea'])

function isPlain({ tagName, properties }: Element): boolean {
  if (tagName === 'CodeBlock') return true
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
