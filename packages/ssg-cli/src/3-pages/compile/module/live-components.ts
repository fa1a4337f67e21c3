import type { Program } from 'estree'
import { codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import { resolvedKey, type EsmCode, type ImportedName, type PageState } from '../types.ts'
import { asksPage } from './asks-page.ts'
import { estreePosition } from './estree.ts'
import { isFunction } from './is-function.ts'
import type { LiveElement } from './live-elements.ts'

/** What a file imports, and the code of its exports. */
interface FileCode {
  readonly imports: readonly ImportedName[]
  readonly code: EsmCode
}

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
  elements: readonly LiveElement[] = [],
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
  if (specifier === undefined || !first || asksPage(code.statements, imports)) return { imports, code }
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
