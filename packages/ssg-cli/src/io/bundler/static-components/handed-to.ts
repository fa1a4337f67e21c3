import type { Node } from 'estree'

/** A property of an element, and where it stands. */
export interface Handed {
  readonly name: string
  readonly node: Node
}

/**
 * The first property of an element whose value may be more than data or elements, such as a function. What is written between the
 * tags counts where it is code, or other components, into which a component may look.
 */
export function handedTo(props: Node | undefined): Handed | undefined {
  if (props === undefined || props.type === 'Literal') return undefined
  if (props.type !== 'ObjectExpression') return { name: '...', node: props }
  for (const property of props.properties) {
    if (property.type === 'SpreadElement') {
      if (!isData(property.argument)) return { name: '...', node: property }
    } else if (property.key.type === 'Identifier') {
      const { name } = property.key
      if (name === 'children' ? !isText(property.value) : !isData(property.value)) return { name, node: property.key }
    }
  }
  return undefined
}

/** True for what is surely data, or elements: these come along as slots. */
function isData(value: Node): boolean {
  switch (value.type) {
    case 'Literal':
    case 'TemplateLiteral':
    case 'UnaryExpression':
    case 'BinaryExpression':
      return true
    case 'ArrayExpression':
      return value.elements.every((each) => each === null || isData(each))
    case 'ObjectExpression':
      return value.properties.every((each) => each.type === 'Property' && isData(each.value))
    case 'ConditionalExpression':
      return isData(value.consequent) && isData(value.alternate)
    case 'LogicalExpression':
      return isData(value.left) && isData(value.right)
    case 'CallExpression':
      return elementType(value) !== undefined
    default:
      return false
  }
}

function isText(value: Node): boolean {
  if (value.type === 'ArrayExpression') return value.elements.every((each) => each === null || isText(each))
  return elementType(value) === 'tag' || (value.type !== 'CallExpression' && isData(value))
}

/** Of what JSX becomes, whether it is an element of HTML or a component. */
function elementType(value: Node): 'tag' | 'component' | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || !/^_?jsxs?\b/.test(value.callee.name))
    return undefined
  return value.arguments[0]?.type === 'Literal' ? 'tag' : 'component'
}
