/** What React says of a component that waits, without a `Suspense` around. */
const suspension = /^A component suspended while responding to synchronous input|^Minified React error #426;/

/** Whether a message is React's of a component that waits for something. */
export function isSuspension(message: string): boolean {
  return suspension.test(message)
}
