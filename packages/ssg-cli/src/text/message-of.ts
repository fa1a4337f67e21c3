/**
 * What an error says; code may throw anything.
 *
 *     messageOf(new Error('No space left'))  // → 'No space left'
 *     messageOf('stop')                      // → 'stop'
 */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
