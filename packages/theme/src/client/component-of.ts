import type { ComponentType, ReactNode } from 'react'

/** The component that a module exports by default. A build has told of one without. */
export function componentOf({ default: made }: { readonly default?: unknown }, url: string): ComponentType<Props> {
  // What `memo` and `forwardRef` make is an object that React knows.
  if (typeof made !== 'function' && !Object(made).$$typeof)
    throw new Error(`Unexpected module ${url}, expected a component as its default export`)
  // A function as default export is what React takes for a component.
  return made as ComponentType<Props>
}

type Props = Record<string, unknown> & { readonly children?: ReactNode }
