import type { Expression } from 'estree'
import type { Code, Nodes, Parents, Root } from 'mdast'
import { isJsx, walk, type JsxAttribute, type JsxElement } from './tree.ts'

type TextOf = (name: string) => string | undefined

/**
 * Turn `<CodeBlock language="js">{`…`}</CodeBlock>` into the code block that a fence makes, so that it is highlighted
 * like any other. One whose code is known only when it is rendered stays a component.
 *
 * @param textOf the text that a name of the file stands for: an imported file, a constant
 * @returns the components that are gone
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#usage-in-jsx
 */
export function codeComponents(tree: Root, textOf: TextOf): readonly JsxElement[] {
  const gone: JsxElement[] = []
  walk(tree, (node, index, parent) => {
    if (!parent) return
    const block = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node
    if (!block || !isJsx(block) || block.name !== 'CodeBlock') return
    const code = codeOf(block, textOf)
    // In the middle of a sentence there is no place for a block.
    if (code && (node.type === 'paragraph' || parent.type !== 'paragraph')) {
      replace(parent, index, code)
      gone.push(block)
    } else if (!code) block.children = withoutParagraphs(block.children) as typeof block.children
  })
  return gone
}

function replace(parent: Parents, index: number, code: Code): void {
  // A block stands where a block stood.
  const siblings = parent.children as Nodes[]
  siblings[index] = code
}

/** Elements among code: an empty line between two of them makes no paragraphs, it is an empty line. */
function withoutParagraphs(children: readonly Nodes[]): Nodes[] {
  return children.flatMap((child, index) => {
    if (child.type !== 'paragraph') return [child]
    return index === 0 ? child.children : [{ type: 'text' as const, value: '\n\n' }, ...child.children]
  })
}

function codeOf(node: JsxElement, textOf: TextOf): Code | undefined {
  const value = writtenIn(node, textOf)
  const known = knownProps(node, textOf)
  if (value === undefined || !known) return undefined
  // The info string of a fence has no way to write it.
  if (/"[^]*'|'[^]*"/.test(String(known['title']))) return undefined
  const { language, className, metastring, title, showLineNumbers } = known
  const lang = textIn(language) ?? /\blanguage-(\S+)/.exec(textIn(className) ?? '')?.[1]
  const written = textIn(metastring) ?? ''
  const meta = [
    // What the component itself says of line numbers counts for more.
    showLineNumbers === undefined ? written : written.replace(/(?:^|\s)showLineNumbers\S*/, ' '),
    title === undefined || title === '' ? '' : `title=${String(title).includes('"') ? `'${title}'` : `"${title}"`}`,
    typeof showLineNumbers === 'number' ? `showLineNumbers=${showLineNumbers}` : showLineNumbers && 'showLineNumbers',
  ].filter(Boolean)
  return {
    type: 'code',
    lang: lang ?? null,
    meta: meta.length === 0 ? null : meta.join(' '),
    value: value.replace(/^\n|\n\s*$/g, ''),
    ...(node.position && { position: node.position }),
  }
}

function textIn(value: Fixed | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

type Fixed = string | number | boolean

/** The values of a component's attributes, undefined when one of them is known only when it is rendered. */
function knownProps({ attributes }: JsxElement, textOf: TextOf): Readonly<Record<string, Fixed>> | undefined {
  const props: Record<string, Fixed> = {}
  for (const attribute of attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? fixedValue(attribute, textOf) : undefined
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined) return undefined
    props[attribute.name] = value
  }
  return props
}

function fixedValue({ value }: JsxAttribute, textOf: TextOf): Fixed | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const [statement] = value.data?.estree?.body ?? []
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  if (expression?.type === 'Identifier') return textOf(expression.name)
  const literal = expression?.type === 'Literal' ? expression.value : undefined
  return typeof literal === 'number' || typeof literal === 'boolean' ? literal : fixedText(expression)
}

/** The text between the tags: as text, as a string or template without variables, or as a name of one. */
function writtenIn({ children }: JsxElement, textOf: TextOf): string | undefined {
  const [child, second] = children.filter((own: Nodes) => own.type !== 'text' || own.value.trim() !== '')
  if (!child || second) return undefined
  if (child.type === 'text') return child.value
  if (child.type === 'paragraph') {
    const [only, more] = child.children
    return only?.type === 'text' && !more ? only.value : undefined
  }
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined
  const [statement] = child.data?.estree?.body ?? []
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  return expression?.type === 'Identifier' ? textOf(expression.name) : fixedText(expression)
}

/** What a string, or a template without variables, says. */
export function fixedText(expression: Expression | null | undefined): string | undefined {
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked ?? undefined
  return undefined
}
