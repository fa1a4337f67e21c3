import type { Expression } from 'estree'

/**
 * True for what is a function, or may be one: what comes from outside as a prop is not.
 *
 * @param functions names of functions
 */
export function isFunction(value: Expression, functions: ReadonlySet<string>): boolean {
  switch (value.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'CallExpression':
      return true
    case 'Identifier':
      return functions.has(value.name)
    case 'MemberExpression':
      return value.object.type === 'ThisExpression'
    case 'ConditionalExpression':
      return isFunction(value.consequent, functions) || isFunction(value.alternate, functions)
    case 'LogicalExpression':
      return isFunction(value.right, functions)
    default:
      return false
  }
}

/** True for an attribute of a form, or of a button in one, that holds a URL or a function. */
export function isAction(name: string): boolean {
  return name === 'action' || name === 'formAction'
}

/**
 * True for what is surely a function.
 *
 * @param functions names of such
 */
export function isWritten(value: Expression, functions: ReadonlySet<string>): boolean {
  return value.type === 'Identifier' ? functions.has(value.name) : /^(?:Arrow)?FunctionExpression$/.test(value.type)
}
