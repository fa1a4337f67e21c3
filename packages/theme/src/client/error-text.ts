/**
 * Write an error with its causes, one below the other.
 *
 *     errorText(new Error('a', {cause: new Error('b')}))  // → 'Error: a\nCause: Error: b'
 */
export function errorText(error: unknown): string {
  const messages = [String(error)]
  for (let cause = causeOf(error); cause !== undefined && messages.length < 10; cause = causeOf(cause))
    messages.push(`Cause: ${String(cause)}`)
  return messages.join('\n')
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
