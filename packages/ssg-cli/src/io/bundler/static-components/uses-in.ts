import type { CallExpression, Expression, Identifier, Node, ObjectExpression } from 'estree'
import { patternNames, walkEstree } from '../../../3-pages/compile/module/estree.ts'
import { isAction, isFunction, isWritten } from '../../../3-pages/compile/module/is-function.ts'
import { isContextName, provider } from '../../../text/modules/react-contexts.ts'
import { handedTo, type Handed } from './handed-to.ts'

/** What an import names: an export of a module, `default`, or `*` for all of them. */
export interface Imported {
  readonly specifier: string
  readonly name: string
}

/** Something in a module that only comes to life in a browser, or may. */
export type Use =
  /**
   * A function that is called, or a component that is rendered: `useState`, or `React` with the member `useState`. Of `<motion.div>`
   * it is said that it is an element: what counts is `motion`. Of an element it is said which property of it may hold what is no data.
   */
  | {
      readonly type: 'name'
      readonly name: string
      readonly member?: string
      readonly isElement?: true
      readonly handed?: Handed | undefined
      readonly node: Node
    }
  /** A function that an element of HTML gets for an event, a call of `this.setState`, `componentDidMount` of a class, or a {@link provider}. */
  | { readonly type: 'certain'; readonly name: string; readonly node: Node }

/** Names of a module, by what they are. */
interface KnownNames {
  readonly imports: ReadonlyMap<string, Imported>
  readonly functions: ReadonlySet<string>
  /** Those among them that the module writes itself: of others nobody knows what they are. */
  readonly written: ReadonlySet<string>
  readonly contexts: ReadonlySet<string>
}

/** What a declaration uses that only comes to life in a browser, or may. */
export function usesIn(piece: Node, { imports, contexts, ...known }: KnownNames): readonly Use[] {
  const uses: Use[] = []
  const given = parametersIn(piece)
  const within = (names: ReadonlySet<string>, own: readonly string[]) =>
    new Set([...[...names].filter((name) => !given.has(name)), ...own])
  const functions = within(known.functions, functionsIn(piece))
  const written = within(known.written, functionsIn(piece, isWritten))
  if (piece.type === 'VariableDeclarator') uses.push(...componentsIn(piece.init))
  walkEstree(piece, (node) => {
    // What a class does when it is shown, it does in browsers alone.
    if (node.type === 'MethodDefinition' && node.key.type === 'Identifier' && node.key.name === 'componentDidMount')
      uses.push({ type: 'certain', name: 'componentDidMount', node: node.key })
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
    if (makesElement(node, imports)) uses.push(...usesOfElement(node, { functions, written, contexts }))
  })
  return uses
}

/** Components of which another one is made: `const Tooltip = Primitive.Root`, `const Icon = withRef(Inner, 'Icon')`. */
function componentsIn(value: Node | null | undefined): readonly Use[] {
  const given = value?.type === 'CallExpression' ? value.arguments : [value]
  return given.flatMap((each) => componentIn(each) ?? [])
}

function componentIn(value: Node | null | undefined): Use | undefined {
  if (value?.type === 'Identifier')
    return /^[A-Z]/.test(value.name) ? { type: 'name', name: value.name, node: value } : undefined
  if (value?.type !== 'MemberExpression' || value.computed) return undefined
  const { object, property } = value
  if (object.type !== 'Identifier' || property.type !== 'Identifier' || !/^[A-Z]/.test(property.name)) return undefined
  return { type: 'name', name: object.name, member: property.name, isElement: true, node: value }
}

/** True for what JSX becomes, and for the call that does the same by hand. */
function makesElement({ callee }: CallExpression, imports: KnownNames['imports']): boolean {
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

function usesOfElement(
  { arguments: [type, props] }: CallExpression,
  { contexts, ...names }: Omit<KnownNames, 'imports'>,
): readonly Use[] {
  if (type?.type === 'MemberExpression' && type.property.type === 'Identifier') {
    const { object, property } = type
    if (property.name === 'Provider') return [{ type: 'certain', name: provider, node: type }]
    if (object.type === 'Identifier')
      return [
        {
          type: 'name',
          name: object.name,
          member: property.name,
          isElement: true,
          handed: handedTo(props),
          node: type,
        },
      ]
  }
  if (type?.type === 'Identifier' && isContextName(type.name, contexts) && hasValue(props))
    return [{ type: 'certain', name: provider, node: type }]
  if (type?.type === 'Identifier') return [{ type: 'name', name: type.name, handed: handedTo(props), node: type }]
  if (type?.type !== 'Literal' || props?.type !== 'ObjectExpression') return []
  return eventsIn(props, names)
}

function hasValue(props: Node | undefined): boolean {
  if (props?.type !== 'ObjectExpression') return false
  return props.properties.some(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'value',
  )
}

function eventsIn(
  { properties }: ObjectExpression,
  { functions, written }: Pick<KnownNames, 'functions' | 'written'>,
): readonly Use[] {
  return properties.flatMap((property): Use[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { name } = property.key
    // What stands for a property is an expression, outside of patterns.
    const value = property.value as Expression
    // An action may be a URL, as a call may give it.
    const isAnswer = isAction(name) ? isWritten(value, written) : /^on[A-Z]/.test(name) && isFunction(value, functions)
    return isAnswer ? [{ type: 'certain', name, node: property.key }] : []
  })
}

/** Names that are declared in it as functions, or as what a call gives: `useCallback(…)`. */
export function functionsIn(piece: Node, isMeant = isFunction): readonly string[] {
  const names: string[] = []
  walkEstree(piece, (node) => {
    // A default export may have no name, which the types of estree keep apart.
    if (node.type === 'FunctionDeclaration') names.push((node.id as Identifier | null)?.name ?? '')
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      node.init.type !== 'Identifier' &&
      isMeant(node.init, new Set())
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
