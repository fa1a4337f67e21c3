/**
 * The id of a message that its author gave none: its text, with white space as readers see it.
 *
 *     messageId('\n  Read the\n  manual ')  // → 'Read the manual'
 */
export function messageId(message: string): string {
  return message.trim().replace(/\s+/g, ' ')
}
