import type { ComponentType, ReactNode } from 'react'

/** The component that a module exports by default. */
export function componentOf(module: { readonly default?: unknown }, url: string): ComponentType<Props> {
  // What `memo` and `forwardRef` make is an object that React knows.
  const isMade = typeof module.default === 'object' && module.default !== null && '$$typeof' in module.default
  if (typeof module.default !== 'function' && !isMade)
    throw new Error(
      `Unexpected module ${url} without a default export, expected a component. It exports: ${Object.keys(module).join(', ') || 'nothing'}.`,
    )
  // A function as default export is what React takes for a component.
  return module.default as ComponentType<Props>
}

type Props = Record<string, unknown> & { readonly children?: ReactNode }
