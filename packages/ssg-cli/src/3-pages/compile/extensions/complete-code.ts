import type { Program } from 'estree'
import type { Nodes, Root, RootContent } from 'mdast'
import { parseWith } from '../markdown/parse-markdown.ts'
import { walkEstree } from '../module/estree.ts'
import { isJsx, walk } from '../tree.ts'

/** What a node of MDX knows of its code: the text, and what the parser made of it. */
interface Code {
  readonly value: string
  data?: { estree?: Program | null }
}

/** True when a tree has code of MDX of which only the text is known, or where it does not count. */
export function isIncomplete(tree: Root): boolean {
  let found = false
  visitCode(tree, ({ data }) => {
    found ||= data?.estree === undefined
  })
  walk(tree, ({ type }, _, parent) => {
    found ||= type === 'mdxjsEsm' && parent !== tree
  })
  return found
}

/**
 * Parse the code of nodes that plugins made from text, and bring imports and exports to the top level, where they count.
 * The parser of MDX must be loaded.
 *
 * @throws what the parser says of code that is wrong
 */
export function completeCode(tree: Root): void {
  const problems: unknown[] = []
  visitCode(tree, (code, written) => {
    if (code.data?.estree !== undefined) return
    let estree: Program | null = null
    try {
      estree = programOf(written)
    } catch (error) {
      problems.push(error)
    }
    code.data = { ...code.data, estree }
  })
  tree.children.unshift(...nestedEsm(tree))
  if (problems.length > 0) throw problems[0]
}

function visitCode(tree: Root, visit: (code: Code, written: string) => void): void {
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') visit(node, node.value)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') visit(node, `{${node.value}}`)
    if (!isJsx(node)) return
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') visit(attribute, `<a {${attribute.value}} />`)
      else if (typeof attribute.value === 'object' && attribute.value)
        visit(attribute.value, `{${attribute.value.value}}`)
    }
  })
}

/** The code of a text. It stands nowhere in the file, so it has no places. */
function programOf(written: string): Program | null {
  let program: Program | null = null
  visitCode(parseWith(written, new Set(['mdx'])), ({ data }) => {
    program ??= data?.estree ?? null
  })
  walkEstree(program, (node) => {
    delete node.loc
  })
  return program
}

/** Imports and exports that stand inside of something, taken out of it. */
function nestedEsm(tree: Root): RootContent[] {
  const found: RootContent[] = []
  const take = (parent: Nodes) => {
    if (!('children' in parent)) return
    // What is left are the children that were there.
    const children = parent.children as Nodes[]
    const kept = children.filter((child) => child.type !== 'mdxjsEsm')
    if (kept.length < children.length && parent !== tree) {
      found.push(...children.filter((child) => child.type === 'mdxjsEsm'))
      parent.children = kept as typeof parent.children
    }
    for (const child of parent.children) take(child)
  }
  take(tree)
  return found
}
