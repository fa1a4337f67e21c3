/** Something large that few docs need: loaded before it is used, used without waiting. */
export interface Part<T> {
  load(): Promise<void>
  /** Throws when it was not loaded, which is a bug. */
  get(): T
}

/**
 * Make a part of what a module holds.
 *
 *     const latex = part(async () => (await import('temml')).default)
 *     await latex.load()
 *     latex.get().renderToString('x^2')
 */
export function part<T>(load: () => Promise<T>): Part<T> {
  let loaded: { readonly value: T } | undefined
  return {
    async load() {
      loaded ??= { value: await load() }
    },
    get() {
      if (!loaded) throw new Error('a part of the compiler is loaded before it is used')
      return loaded.value
    },
  }
}
