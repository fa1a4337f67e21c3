import type { ExportNamedDeclaration, Identifier, ImportDeclaration, Literal, Node, Program } from 'estree'
import { patternNames } from '../../../3-pages/compile/module/estree.ts'
import { makesContext } from '../../../3-pages/compile/module/element-code.ts'
import { componentMembers } from './component-members.ts'
import { isWritten } from '../../../3-pages/compile/module/is-function.ts'
import { functionsIn, usesIn, type Imported, type Use } from './uses-in.ts'

/** What is declared at the top of a module, and what it uses. Without a name: a default export that has none. */
export interface Declared {
  readonly name: string | undefined
  readonly uses: readonly Use[]
  /** The name of what a value is, or of what makes it: `create` in `const useCart = create(…)`. */
  readonly from?: string | undefined
}

/** What a module says of hooks and events. */
export interface ModuleFacts {
  readonly imports: ReadonlyMap<string, Imported>
  /** Name → what it is in the module, or where it comes from. Of an object by default its components: `default.Box`. */
  readonly exports: ReadonlyMap<string, string | Imported>
  /** Specifiers of `export * from …`. */
  readonly spreads: readonly string[]
  readonly declared: readonly Declared[]
}

/** Read what a module imports, exports and declares, and which hooks and events are in each declaration. */
export function moduleFacts({ body }: Program): ModuleFacts {
  const imports = new Map<string, Imported>()
  const exports = new Map<string, string | Imported>()
  const spreads: string[] = []
  const pieces: { readonly name: string | undefined; readonly node: Node }[] = []
  const declare = (node: Node) => {
    if (node.type === 'VariableDeclaration')
      for (const declarator of node.declarations)
        pieces.push({ name: patternNames(declarator.id)[0], node: declarator })
    else pieces.push({ name: 'id' in node && node.id ? (node.id as Identifier).name : undefined, node })
  }
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') readImport(statement, imports)
    else if (statement.type === 'ExportAllDeclaration') {
      const specifier = String(statement.source.value)
      if (statement.exported) exports.set(nameOf(statement.exported), { specifier, name: '*' })
      else spreads.push(specifier)
    } else if (statement.type === 'ExportNamedDeclaration') {
      readExport(statement, exports)
      if (statement.declaration) declare(statement.declaration)
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      const name = 'id' in declaration && declaration.id ? declaration.id.name : undefined
      exports.set('default', declaration.type === 'Identifier' ? declaration.name : (name ?? ''))
      // A declaration without a name is one all the same; the types of estree keep it apart.
      declare(declaration as Node)
    } else declare(statement)
  }
  const members = componentMembers(body)
  // An object is no component, but may hold some.
  if (members) exports.delete('default')
  for (const [key, node] of members ?? []) {
    if (node.type !== 'Identifier') pieces.push({ name: `default.${key}`, node })
    exports.set(`default.${key}`, node.type === 'Identifier' ? node.name : `default.${key}`)
  }
  const functions = new Set([...imports.keys(), ...pieces.flatMap(({ node }) => functionsIn(node))])
  const written = new Set(pieces.flatMap(({ node }) => functionsIn(node, isWritten)))
  const contexts = new Set(pieces.flatMap(({ node, name = '' }) => (isContext(node) ? [name] : [])))
  return {
    imports,
    exports,
    spreads,
    declared: pieces.map(({ name, node }) => ({
      name,
      uses: usesIn(node, { imports, functions, written, contexts }),
      from: makerOf(node),
    })),
  }
}

function readImport({ specifiers, source }: ImportDeclaration, imports: Map<string, Imported>): void {
  for (const specifier of specifiers) {
    const name =
      specifier.type === 'ImportSpecifier'
        ? nameOf(specifier.imported)
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*'
    imports.set(specifier.local.name, { specifier: String(source.value), name })
  }
}

function readExport(
  { declaration, specifiers, source }: ExportNamedDeclaration,
  exports: Map<string, string | Imported>,
): void {
  if (declaration?.type === 'VariableDeclaration')
    for (const { id } of declaration.declarations) for (const name of patternNames(id)) exports.set(name, name)
  else if (declaration) exports.set(declaration.id.name, declaration.id.name)
  for (const { local, exported } of specifiers)
    exports.set(nameOf(exported), source ? { specifier: String(source.value), name: nameOf(local) } : nameOf(local))
}

function nameOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value)
}

function makerOf(piece: Node): string | undefined {
  let node = piece.type === 'VariableDeclarator' ? piece.init : undefined
  while (node && node.type !== 'Identifier') {
    if (node.type === 'CallExpression' && node.callee.type !== 'Super') node = node.callee
    else if (node.type === 'MemberExpression' && node.object.type !== 'Super') node = node.object
    else return undefined
  }
  return node?.name
}

function isContext(piece: Node): boolean {
  return piece.type === 'VariableDeclarator' && makesContext(piece.init)
}
