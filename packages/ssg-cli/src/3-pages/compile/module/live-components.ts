import type { Node, Program } from 'estree'
import { codeSpecifier } from '../../../text/mdx-code.ts'
import { resolvedKey, type EsmCode, type ImportedName, type PageState } from '../types.ts'
import type { HoistedElement } from './browser-only.ts'
import { estreePosition, patternNames, walkEstree } from './estree.ts'
import { isFunction } from './is-function.ts'

/** What a file imports, and the code of its exports. */
interface FileCode {
  readonly imports: readonly ImportedName[]
  readonly code: EsmCode
}

/** Names of the page itself, which a module beside it does not know. */
const ofPage = new Set(['frontMatter', 'toc', 'contentTitle'])

/**
 * Take components that a file declares from its module in the bundle, which brings those to life in browsers that keep state
 * or answer to events. They stay in the page where they use what only the page knows.
 *
 * @param elements those that components of the module stand for
 */
export function liveComponents(
  { imports, code }: FileCode,
  source: string,
  page: PageState,
  elements: readonly HoistedElement[] = [],
): FileCode {
  const specifier = page.input.resolved[resolvedKey(source, codeSpecifier)]
  const exported = new Set(code.exports.values())
  const names = new Map(
    code.statements.flatMap((statement) =>
      componentsOf(statement)
        .filter((name) => exported.has(name))
        .map((name) => [name, statement] as const),
    ),
  )
  const places = [
    ...Array.from(names, ([name, statement]) => ({ name, position: estreePosition(statement) })),
    ...elements,
  ]
  const [first] = places
  const all = [...code.statements, ...elements.flatMap((element) => element.code)]
  if (specifier === undefined || !first || asksPage(all, imports)) return { imports, code }
  page.modules.push({ specifier, source, position: first.position })
  for (const { replace } of elements) replace()
  // Equal elements are one component.
  const byName = new Map(places.map(({ name, position }) => [name, position]))
  const taken = Array.from(byName, ([name, position]) => ({ local: name, imported: name, specifier, position }))
  const statements = code.statements.flatMap((statement) => withoutComponents(statement, names))
  return { imports: [...imports, ...taken], code: { ...code, statements } }
}

type Statement = Program['body'][number]

/** Names of the components that a statement declares. */
function componentsOf(statement: Statement): readonly string[] {
  const names =
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && init && isFunction(init, new Set()) ? [id.name] : [],
        )
      : statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration'
        ? [statement.id.name]
        : []
  return names.filter((name) => /^[A-Z]/.test(name))
}

function withoutComponents(statement: Statement, names: ReadonlyMap<string, unknown>): readonly Statement[] {
  if (statement.type !== 'VariableDeclaration')
    return componentsOf(statement).some((name) => names.has(name)) ? [] : [statement]
  const declarations = statement.declarations.filter(({ id }) => id.type !== 'Identifier' || !names.has(id.name))
  return declarations.length > 0 ? [{ ...statement, declarations }] : []
}

/** True for code with a name that only the page knows: one of its own, or a component that every page has. */
function asksPage(statements: readonly unknown[], imports: readonly ImportedName[]): boolean {
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
