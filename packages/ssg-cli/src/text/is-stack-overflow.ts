/** What V8 says, and acorn when it meets that while it parses. */
const messages: ReadonlySet<string> = new Set([
  'Maximum call stack size exceeded',
  'Not enough stack space to parse input',
])

/**
 * True for what is thrown when calls nest too deep.
 *
 * @see https://developer.mozilla.org/docs/Web/JavaScript/Reference/Errors/Too_much_recursion
 */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && messages.has(error.message)
}
