import type { Nodes } from 'mdast'
import { isJsx, type JsxElement } from '../tree.ts'
import { codeOf, eventIn, isEvent, textOf } from './element-code.ts'

/** An element as JSX, with all that stands in it. */
export interface WholeElement {
  readonly text: string
  /** Its code, for the names in it. */
  readonly code: readonly unknown[]
}

/** The first event of an element of HTML and of those in it. */
export function eventWithin(node: Nodes): string | undefined {
  if (isExpression(node)) return eventIn(node.data?.estree)
  const event = isJsx(node) && isElement(node) ? node.attributes.find(isEvent) : undefined
  if (event?.type === 'mdxJsxAttribute') return event.name
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = eventWithin(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** Attributes of which the page makes something, or that it says in words of HTML. */
const ofPage = /^(?:href|src|srcSet|poster|class|for)$/

/**
 * An element as JSX, where it holds elements of HTML, texts and expressions and nothing else: then it is the same in code beside the page.
 *
 *     <ul><li onClick={a}>A</li></ul>      // → <ul><li onClick={a}>{"A"}</li></ul>
 *     <ul><li onClick={a}>**A**</li></ul>  // → undefined
 */
export function wholeElement(node: JsxElement): WholeElement | undefined {
  const { name, attributes } = node
  const isOwn = attributes.every(
    (each) =>
      each.type === 'mdxJsxExpressionAttribute' ||
      !(ofPage.test(each.name) || (each.name === 'style' && typeof each.value === 'string')),
  )
  const children = wholeChildren(node)
  if (!isElement(node) || !isOwn || !children) return undefined
  const start = [name, ...attributes.map(textOf)].join(' ')
  return {
    text: `<${start}>${children.text}</${name}>`,
    code: [...attributes.map(codeOf), ...children.code],
  }
}

/** What stands in an element as JSX. Lines of nothing but JSX are no paragraphs. */
function wholeChildren(node: Nodes): WholeElement | undefined {
  if (!('children' in node)) return undefined
  const parts = node.children.map((child): WholeElement | undefined => {
    if (isBreak(child)) return { text: '', code: [] }
    if (child.type === 'text') return { text: `{${JSON.stringify(child.value)}}`, code: [] }
    if (isExpression(child)) return { text: `{${child.value}}`, code: [child.data?.estree] }
    if (isJsx(child)) return wholeElement(child)
    const isLine =
      child.type === 'paragraph' && child.children.every((each) => isBreak(each) || isJsx(each) || isExpression(each))
    return isLine ? wholeChildren(child) : undefined
  })
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  return { text: known.map(({ text }) => text).join(''), code: known.flatMap(({ code }) => code) }
}

function isElement({ name }: JsxElement): boolean {
  return name !== null && /^[a-z][\w-]*$/.test(name)
}

function isBreak(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '' && node.value.includes('\n')
}

/** True for an expression of MDX, in a block or in text. */
export function isExpression(node: Nodes): node is Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}
