import type { Expression } from 'estree'
import type { Code, Nodes, Parents, Root } from 'mdast'
import { isJsx, jsxAttribute, jsxText, walk, type JsxElement } from './tree.ts'

type TextOf = (name: string) => string | undefined

/**
 * Turn `<CodeBlock language="js">{`…`}</CodeBlock>` into the code block that a fence makes, so that it is highlighted
 * like any other. One whose code is known only when it is rendered stays a component.
 *
 * @param textOf the text that a name of the file stands for: an imported file, a constant
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#usage-in-jsx
 */
export function codeComponents(tree: Root, textOf: TextOf): void {
  walk(tree, (node, index, parent) => {
    if (!parent) return
    const block = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node
    const code = block && isJsx(block) && block.name === 'CodeBlock' ? codeOf(block, textOf) : undefined
    // In the middle of a sentence there is no place for a block.
    if (code && (node.type === 'paragraph' || parent.type !== 'paragraph')) replace(parent, index, code)
  })
}

function replace(parent: Parents, index: number, code: Code): void {
  // A block stands where a block stood.
  const siblings = parent.children as Nodes[]
  siblings[index] = code
}

function codeOf(node: JsxElement, textOf: TextOf): Code | undefined {
  const value = writtenIn(node, textOf)
  if (value === undefined || node.attributes.some((attribute) => !isPlain(attribute))) return undefined
  const language = jsxText(node, 'language') ?? /\blanguage-(\S+)/.exec(jsxText(node, 'className') ?? '')?.[1]
  const title = jsxText(node, 'title')
  const numbers = jsxAttribute(node, 'showLineNumbers')
  const meta = [
    jsxText(node, 'metastring'),
    title === undefined ? undefined : `title=${JSON.stringify(title)}`,
    numbers && 'showLineNumbers',
  ].filter((part) => part !== undefined && part !== '')
  return {
    type: 'code',
    lang: language ?? null,
    meta: meta.length === 0 ? null : meta.join(' '),
    value: value.replace(/^\n|\n\s*$/g, ''),
    ...(node.position && { position: node.position }),
  }
}

function isPlain(attribute: JsxElement['attributes'][number]): boolean {
  if (attribute.type !== 'mdxJsxAttribute') return false
  return attribute.value === null || typeof attribute.value !== 'object'
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
