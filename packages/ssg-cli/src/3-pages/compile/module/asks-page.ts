import type { Node } from 'estree'
import type { ImportedName } from '../types.ts'
import { patternNames, walkEstree } from './estree.ts'

/** Names of the page itself, which a module beside it does not know. */
const ofPage = new Set(['frontMatter', 'toc', 'contentTitle'])

/** True for code with a name that only the page knows: one of its own, or a component that every page has. */
export function asksPage(statements: readonly unknown[], imports: readonly Pick<ImportedName, 'local'>[]): boolean {
  const known = new Set(imports.map(({ local }) => local))
  const asked = new Set<string>()
  walkEstree(statements, (node) => {
    for (const name of declaredBy(node)) known.add(name)
    const name = usedBy(node)
    if (name !== undefined) asked.add(name)
  })
  return [...asked].some((name) => !known.has(name))
}

function declaredBy(node: Node): readonly string[] {
  if (node.type === 'VariableDeclarator') return patternNames(node.id)
  if (node.type === 'ClassDeclaration') return [node.id.name]
  if (node.type === 'FunctionDeclaration') return [node.id.name, ...node.params.flatMap(patternNames)]
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression')
    return node.params.flatMap(patternNames)
  return []
}

function usedBy(node: Node): string | undefined {
  if (node.type === 'Identifier') return ofPage.has(node.name) ? node.name : undefined
  // JSX nodes are no part of the types of estree.
  const jsx = node as { readonly type: string; readonly name?: JsxName }
  if (jsx.type !== 'JSXOpeningElement') return undefined
  const name = rootOf(jsx.name)
  return name !== undefined && (/^[^a-z]/.test(name) || jsx.name?.object) ? name : undefined
}

interface JsxName {
  readonly name?: unknown
  readonly object?: JsxName
}

function rootOf(name: JsxName | undefined): string | undefined {
  if (name?.object) return rootOf(name.object)
  return typeof name?.name === 'string' ? name.name : undefined
}
