import type { CallExpression, Expression, Node, ObjectExpression, Program, Property } from 'estree'
import { walkEstree } from '../../3-pages/compile/module/estree.ts'
import { messageId } from '../../text/message-id.ts'

/** A text in the code of a component that can be translated. */
export interface CodeMessage {
  /** The id that the author gave it, else the text. */
  readonly id: string
  readonly message: string
  /** What translators should know. */
  readonly description?: string
  /** True when the author gave it the id: the text may change under it. */
  readonly isNamed: boolean
}

/** A text that is made when the code runs, so that nobody knows it before. */
export interface UnreadableMessage {
  readonly node: Node
  /** What is no fixed text: `message`, `id`, `description`, `children`. */
  readonly what: string
}

/** The messages of a module. */
export interface CodeMessages {
  readonly messages: readonly CodeMessage[]
  readonly unreadable: readonly UnreadableMessage[]
}

/** The modules that `Translate` and `translate` come from. */
export const translateModules: ReadonlySet<string> = new Set(['docs-build/translate', '@docusaurus/Translate'])

/**
 * Find the messages of a module, of which JSX and types are gone, without running it.
 *
 *     translate({ id: 'home.title', message: 'Manuals' })  // → { id: 'home.title', message: 'Manuals', isNamed: true }
 *     jsx(Translate, { children: 'Manuals' })              // → { id: 'Manuals', message: 'Manuals', isNamed: false }
 *
 * @see https://docusaurus.io/docs/docusaurus-core#translate
 */
export function codeMessages(program: Program): CodeMessages {
  const names = importedNames(program)
  const messages: CodeMessage[] = []
  const unreadable: UnreadableMessage[] = []
  if (names.components.size + names.functions.size === 0) return { messages, unreadable }
  walkEstree(program, (node) => {
    if (node.type !== 'CallExpression') return
    const given = givenTo(node, names)
    if (!given) return
    const read = given.type === 'ObjectExpression' ? messageOf(given) : { node: given, what: 'message' }
    if ('what' in read) unreadable.push(read)
    else messages.push(read)
  })
  return { messages, unreadable }
}

interface Names {
  /** Local names of the component. */
  readonly components: ReadonlySet<string>
  /** Local names of the function. */
  readonly functions: ReadonlySet<string>
}

function importedNames({ body }: Program): Names {
  const components = new Set<string>()
  const functions = new Set<string>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !translateModules.has(String(statement.source.value))) continue
    for (const specifier of statement.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'Translate'
      if (specifier.type === 'ImportNamespaceSpecifier') continue
      if (imported === 'translate') functions.add(specifier.local.name)
      else if (imported === 'Translate' || imported === 'default') components.add(specifier.local.name)
    }
  }
  return { components, functions }
}

function nameOf(name: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return name.name ?? String(name.value)
}

/** What a call of the function, or of what makes an element of the component, is given. */
function givenTo({ callee, arguments: given }: CallExpression, names: Names): Node | undefined {
  if (callee.type === 'Identifier' && names.functions.has(callee.name)) return given[0]
  const [type, properties] = given
  return type?.type === 'Identifier' && names.components.has(type.name) ? properties : undefined
}

function messageOf(given: ObjectExpression): CodeMessage | UnreadableMessage {
  const texts = new Map<string, string>()
  for (const property of given.properties) {
    const name = property.type === 'Property' ? keyOf(property) : undefined
    if (name === undefined || !wanted.has(name)) continue
    // What stands for a property is an expression, outside of patterns.
    const { value } = property as Property & { readonly value: Expression }
    const text = fixedText(value)
    if (text === undefined) return { node: value, what: name }
    texts.set(name === 'children' ? 'message' : name, text)
  }
  const id = texts.get('id')
  const written = texts.get('message') ?? id
  if (written === undefined) return { node: given, what: 'message' }
  const message = messageId(written)
  const description = texts.get('description')
  return {
    id: id ?? message,
    message,
    ...(description !== undefined && { description }),
    isNamed: id !== undefined,
  }
}

const wanted: ReadonlySet<string> = new Set(['id', 'message', 'description', 'children'])

function keyOf({ key, computed }: Property): string | undefined {
  if (key.type === 'Identifier') return computed ? undefined : key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** The text that an expression always gives. */
function fixedText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [fixedText(node.left), fixedText(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
