import { use, useLayoutEffect, useSyncExternalStore, type Context, type ReactNode } from 'react'

type Values = ReadonlyMap<Context<unknown>, unknown>

/** All contexts that code of the site made, which the bundle takes note of (see `known-contexts.ts` of the generator). */
function knownContexts(): ReadonlySet<Context<unknown>> {
  const known: unknown = Reflect.get(globalThis, Symbol.for('docs-build.contexts'))
  // The bundle puts contexts into it and nothing else.
  return known instanceof Set ? (known as Set<Context<unknown>>) : new Set()
}

/**
 * What contexts hold at a place in one tree of React, for other trees that stand there on the page: `Gather` is rendered in the
 * first, `Provide` around the others. They follow each change. What is hydrated has first what it was rendered with.
 */
export class Surroundings {
  #first: Values | undefined
  #now: Values = new Map()
  readonly #listeners = new Set<() => void>()

  readonly Gather = (): null => {
    const values: Values = new Map(Array.from(knownContexts(), (context) => [context, use(context)]))
    useLayoutEffect(() => {
      this.#first ??= values
      this.#now = values
      for (const listener of this.#listeners) listener()
    })
    return null
  }

  readonly Provide = ({ children }: { readonly children: ReactNode }): ReactNode => {
    const values = useSyncExternalStore(
      this.#subscribe,
      () => this.#now,
      () => this.#first ?? this.#now,
    )
    return [...values].reduce((inner, [Each, value]) => <Each value={value}>{inner}</Each>, children)
  }

  readonly #subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
