import type { Declaration, ExportNamedDeclaration, Identifier, ImportDeclaration, Literal, Program } from 'estree'
import type { Nodes, Root } from 'mdast'
import type { EsmCode, ImportedName } from '../types.ts'
import { estreePosition, patternNames } from './estree.ts'

/** The imports and exports of an MDX file. */
export interface Esm {
  readonly imports: readonly ImportedName[]
  readonly code: EsmCode
  /** Names that the file declares itself. */
  readonly declared: ReadonlySet<string>
  /** Everything it imports from, also without a name. */
  readonly specifiers: readonly Pick<ImportedName, 'specifier' | 'position'>[]
}

interface Draft {
  readonly imports: ImportedName[]
  readonly statements: Program['body']
  readonly exports: Map<string, string>
  readonly spreads: string[]
  readonly declared: Set<string>
  readonly specifiers: Pick<ImportedName, 'specifier' | 'position'>[]
}

/** Read the import and export statements of a tree. */
export function collectEsm(tree: Root): Esm {
  const draft: Draft = {
    imports: [],
    statements: [],
    exports: new Map(),
    spreads: [],
    declared: new Set(),
    specifiers: [],
  }
  addFrom(tree, draft)
  const { imports, statements, exports, spreads, declared, specifiers } = draft
  return { imports, code: { statements, exports, spreads }, declared, specifiers }
}

/** Elements and directives hold statements too: wherever they stand, they are those of the file. */
function addFrom({ children }: { readonly children: readonly Nodes[] }, draft: Draft): void {
  for (const node of children) {
    if (node.type === 'mdxjsEsm') for (const statement of node.data?.estree?.body ?? []) add(statement, draft)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective') addFrom(node, draft)
  }
}

function add(statement: Program['body'][number], draft: Draft): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      return addImport(statement, draft)
    case 'ExportNamedDeclaration':
      return addExport(statement, draft)
    case 'ExportAllDeclaration': {
      const local = `_all${draft.spreads.length}`
      addName(draft, { local, imported: '*', source: statement.source })
      if (statement.exported) draft.exports.set(nameOf(statement.exported), local)
      else draft.spreads.push(local)
      return
    }
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement
      draft.exports.set('default', '_default')
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
        const id: Identifier = declaration.id ?? { type: 'Identifier', name: '_default' }
        draft.declared.add(id.name)
        draft.exports.set('default', id.name)
        draft.statements.push({ ...declaration, id } as Declaration)
        return
      }
      draft.statements.push(constant('_default', declaration))
      return
    }
    default:
      draft.statements.push(statement)
  }
}

function addImport({ specifiers, source }: ImportDeclaration, draft: Draft): void {
  draft.specifiers.push({ specifier: String(source.value), position: estreePosition(source) })
  for (const specifier of specifiers) {
    const imported =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(specifier.imported)
    draft.imports.push({
      local: specifier.local.name,
      imported,
      specifier: String(source.value),
      position: estreePosition(source),
    })
  }
}

function addExport({ declaration, specifiers, source }: ExportNamedDeclaration, draft: Draft): void {
  if (declaration) {
    const names =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => patternNames(id))
        : [declaration.id.name]
    for (const name of names) {
      draft.declared.add(name)
      draft.exports.set(name, name)
    }
    draft.statements.push(declaration)
  }
  for (const { local, exported } of specifiers) {
    if (!source) {
      draft.exports.set(nameOf(exported), nameOf(local))
      continue
    }
    const name = `_from${draft.imports.length}`
    addName(draft, { local: name, imported: nameOf(local), source })
    draft.exports.set(nameOf(exported), name)
  }
}

function addName(
  draft: Draft,
  { local, imported, source }: { readonly local: string; readonly imported: string; readonly source: Literal },
): void {
  const specifier = String(source.value)
  draft.specifiers.push({ specifier, position: estreePosition(source) })
  draft.imports.push({ local, imported, specifier, position: estreePosition(source) })
}

function nameOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value)
}

function constant(name: string, init: unknown): Declaration {
  // What stands after `export default` and is no declaration is an expression.
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
  } as Declaration
}
