import type { Node, ObjectExpression, Program } from 'estree'

/**
 * Components in the object that a module exports by default, by their keys: `NavbarItem/ComponentTypes` and `MDXComponents` of a
 * site are such modules. Undefined where the default export is no object that is written there.
 *
 *     // export default { ...Original, 'custom-count': Count, Box: () => <b>box</b> }
 *     componentMembers(body)  // → Map { 'custom-count' → the identifier, 'Box' → the function }
 */
export function componentMembers(body: Program['body']): ReadonlyMap<string, Node> | undefined {
  const object = defaultObject(body)
  if (!object) return undefined
  return new Map(
    object.properties.flatMap((property): [string, Node][] => {
      if (property.type !== 'Property' || property.computed) return []
      const { key, value } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
      return name !== undefined && mayBeComponent(value) ? [[name, value]] : []
    }),
  )
}

function defaultObject(body: Program['body']): ObjectExpression | undefined {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration
  if (exported?.type === 'ObjectExpression') return exported
  if (exported?.type !== 'Identifier') return undefined
  const inits = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id, init }) => (id.type === 'Identifier' && id.name === exported.name && init ? [init] : []))
  return inits.find((init) => init.type === 'ObjectExpression')
}

/** What gets more than props is called, not rendered. */
function mayBeComponent(value: Node): boolean {
  if (value.type === 'Identifier') return /^[A-Z]/.test(value.name)
  return (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') && value.params.length < 2
}
