/**
 * What an error says; code may throw anything.
 *
 *     messageOf(new Error('No space left'))  // → 'No space left'
 *     messageOf('stop')                      // → 'stop'
 *     messageOf({ message: 'No key' })       // → 'No key'
 */
export function messageOf(error: unknown): string {
  try {
    const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
    return typeof said === 'string' ? said : String(error)
  } catch {
    // Some values can't even be asked: a getter throws, or nothing says how they are a text.
    return 'a value that can not be shown'
  }
}

/**
 * Take the stack trace out of a message: it tells where the tool is, not where the mistake is.
 *
 *     withoutStack('a is not defined\n    at render (/x/y.js:1:2)')  // → 'a is not defined'
 */
export function withoutStack(message: string): string {
  if (!message.includes('\n')) return message
  const lines = message.split('\n').filter((line) => !/^\s+at .*(:\d+:\d+\)?|\((native|<anonymous>)\))\s*$/.test(line))
  return lines.join('\n').trimEnd()
}
