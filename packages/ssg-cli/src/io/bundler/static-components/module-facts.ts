import type {
  CallExpression,
  ExportNamedDeclaration,
  Expression,
  Identifier,
  ImportDeclaration,
  Literal,
  Node,
  ObjectExpression,
  Program,
} from 'estree'
import { patternNames, walkEstree } from '../../../3-pages/compile/module/estree.ts'
import { isFunction } from '../../../3-pages/compile/module/is-function.ts'
import { componentMembers } from './component-members.ts'

/** What an import names: an export of a module, `default`, or `*` for all of them. */
export interface Imported {
  readonly specifier: string
  readonly name: string
}

/** Something in a module that only comes to life in a browser, or may. */
export type Use =
  /** A function that is called, or a component that is rendered: `useState`, or `React` with the member `useState`. */
  | { readonly type: 'name'; readonly name: string; readonly member?: string; readonly node: Node }
  /** A function that an element of HTML gets for an event, or a call of `this.setState`. */
  | { readonly type: 'certain'; readonly name: string; readonly node: Node }

/** What is declared at the top of a module, and what it uses. Without a name: a default export that has none. */
export interface Declared {
  readonly name: string | undefined
  readonly uses: readonly Use[]
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
  return {
    imports,
    exports,
    spreads,
    declared: pieces.map(({ name, node }) => ({ name, uses: usesIn(node, imports, functions) })),
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

function usesIn(piece: Node, imports: ModuleFacts['imports'], known: ReadonlySet<string>): readonly Use[] {
  const uses: Use[] = []
  const given = parametersIn(piece)
  const functions = new Set([...known].filter((name) => !given.has(name)))
  for (const name of functionsIn(piece)) functions.add(name)
  walkEstree(piece, (node) => {
    if (node.type !== 'CallExpression') return
    const { callee } = node
    if (callee.type === 'Identifier') uses.push({ type: 'name', name: callee.name, node: callee })
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
      const { object, property } = callee
      if (object.type === 'Identifier')
        uses.push({ type: 'name', name: object.name, member: property.name, node: callee })
      if (object.type === 'ThisExpression' && property.name === 'setState')
        uses.push({ type: 'certain', name: 'setState', node: callee })
    }
    if (makesElement(node, imports)) uses.push(...usesOfElement(node, functions))
  })
  return uses
}

/** True for what JSX becomes, and for the call that does the same by hand. */
function makesElement({ callee }: CallExpression, imports: ModuleFacts['imports']): boolean {
  if (callee.type === 'MemberExpression')
    return (
      callee.object.type === 'Identifier' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'createElement' &&
      imports.get(callee.object.name)?.specifier === 'react'
    )
  if (callee.type !== 'Identifier') return false
  const { specifier, name } = imports.get(callee.name) ?? {}
  return specifier === 'react/jsx-runtime' || (specifier === 'react' && name === 'createElement')
}

function usesOfElement({ arguments: [type, props] }: CallExpression, functions: ReadonlySet<string>): readonly Use[] {
  if (type?.type === 'Identifier') return [{ type: 'name', name: type.name, node: type }]
  if (type?.type !== 'Literal' || props?.type !== 'ObjectExpression') return []
  return eventsIn(props, functions)
}

function eventsIn({ properties }: ObjectExpression, functions: ReadonlySet<string>): readonly Use[] {
  return properties.flatMap((property): Use[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { name } = property.key
    // What stands for a property is an expression, outside of patterns.
    if (!/^on[A-Z]/.test(name) || !isFunction(property.value as Expression, functions)) return []
    return [{ type: 'certain', name, node: property.key }]
  })
}

/** Names that are declared as functions, or as what a call gives: `useCallback(…)`. */
function functionsIn(piece: Node): readonly string[] {
  const names: string[] = []
  walkEstree(piece, (node) => {
    // A default export may have no name, which the types of estree keep apart.
    if (node.type === 'FunctionDeclaration') names.push((node.id as Identifier | null)?.name ?? '')
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      node.init.type !== 'Identifier' &&
      isFunction(node.init, new Set())
    )
      names.push(node.id.name)
  })
  return names
}

function parametersIn(piece: Node): ReadonlySet<string> {
  const names = new Set<string>()
  walkEstree(piece, (node) => {
    if (
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression'
    )
      for (const parameter of node.params) for (const name of patternNames(parameter)) names.add(name)
  })
  return names
}
