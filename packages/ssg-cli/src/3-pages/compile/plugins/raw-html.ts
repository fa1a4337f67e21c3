import type { Nodes, Root, RootContent } from 'hast'
import { pageTooDeep } from '../../../diagnostics/catalogue.ts'
import { part } from '../part.ts'
import { unified } from '../unified.ts'
import type { TreePlugin } from '../types.ts'
import { isStackOverflow } from '../../../text/is-stack-overflow.ts'
import { mostLevels, tooDeep } from '../too-deep.ts'
import { positionOf } from '../tree.ts'
import { escapeInvalidTags } from './escape-invalid-tags.ts'
import { rootElements } from './root-elements.ts'
import { unclosedElements } from './unclosed-elements.ts'
import { unclosedHtml } from './unclosed-html.ts'

const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'made']

/** Parses raw HTML in a tree. */
export const htmlParser = part(async () => {
  const { default: rehypeRaw } = await import('rehype-raw')
  return unified()
    .use(rehypeRaw, { passThrough: passThrough as never })
    .freeze()
})

/**
 * Parse the raw HTML of a Markdown file together with what is around it. {@link htmlParser} must be loaded.
 *
 * Parsing walks the whole tree, so it is left out where there is no HTML but comments.
 */
export const rehypeRawHtml: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!mendHtml(tree)) return tree
  const unclosed = unit && unclosedHtml(tree, unit.source)
  if (unclosed) unit.page.diagnostics.push(unclosed)
  if (unit) unit.page.diagnostics.push(...rootElements(tree, unit.source))
  rename(tree, isMade, 'made')
  const parsed = parse(tree)
  const deep = parsed ? tooDeep(parsed) : deepTag(tree)
  if (!parsed || deep) {
    unit?.page.diagnostics.push(pageTooDeep({ file: unit.source, position: positionOf(deep ?? tree) }))
    return { type: 'root', children: [] }
  }
  if (unit && !unclosed) unit.page.diagnostics.push(...unclosedElements(tree, unit.source, unit.lines))
  rename(parsed, ({ type }) => (type as string) === 'made', 'element')
  return parsed
}

/** Undefined when tags nest so deep that the parser ends. */
function parse(tree: Root): Root | undefined {
  try {
    return htmlParser.get().runSync(tree)
  } catch (error) {
    if (isStackOverflow(error)) return undefined
    throw error
  }
}

/** The first piece of HTML before which more tags are open than may be, as far as the text alone tells. */
function deepTag(node: Nodes, open = { tags: 0 }): Nodes | undefined {
  if (node.type === 'raw') {
    open.tags += (node.value.match(/<[a-z]/gi) ?? []).length - (node.value.match(/<\/|\/>/g) ?? []).length
    return open.tags > mostLevels ? node : undefined
  }
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = deepTag(child, open)
    if (found) return found
  }
  return undefined
}

const comments = /^(?:\s*<!--(?!-?>)[^]*?-->)+\s*$/

/** Remove comments, and what looks like a tag and is none; true if other HTML is left. */
function mendHtml(node: Nodes): boolean {
  if (!('children' in node)) return false
  let hasHtml = false
  const kept = node.children.filter((child) => {
    if (child.type !== 'raw') {
      hasHtml = mendHtml(child) || hasHtml
      return true
    }
    if (comments.test(child.value)) return false
    child.value = escapeInvalidTags(child.value)
    hasHtml = true
    return true
  })
  if (kept.length < node.children.length) node.children = kept as RootContent[]
  return hasHtml
}

/** Elements that hold HTML or names with capitals; an HTML parser would spoil both. */
function isMade(node: Nodes): boolean {
  if (node.type !== 'element') return false
  return node.tagName === 'CodeBlock' || 'dangerouslySetInnerHTML' in node.properties
}

function rename(node: Nodes, isMeant: (node: Nodes) => boolean, type: string): void {
  if (isMeant(node)) Object.assign(node, { type })
  if ('children' in node) for (const child of node.children) rename(child, isMeant, type)
}
