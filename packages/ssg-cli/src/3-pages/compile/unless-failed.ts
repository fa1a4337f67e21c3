/**
 * A promise that is kept for all who ask. When it fails, `forget` is called: who asks later tries again.
 *
 *     loaded ??= unlessFailed(load(), () => (loaded = undefined))
 */
export function unlessFailed<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget)
  return promise
}
