/**
 * True for a term of some characters of a script without spaces. Such terms have no spelling: there are no wrong ones.
 *
 *     isOfRun('ปลูก')  // → true
 */
export function isOfRun(term: string): boolean {
  return /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/.test(term)
}
