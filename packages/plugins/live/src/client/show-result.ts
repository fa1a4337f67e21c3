import * as react from 'react'
import { Component, createElement, isValidElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Scope } from './define-live-code.ts'
import { moduleText, problemText } from './module-text.ts'

/** How code is run, and who hears of problems. */
export interface ResultOptions {
  readonly scope: Scope
  /** True if the code calls `render`. */
  readonly calls: boolean
  /** Called with what is wrong, or with nothing when nothing is. */
  readonly onProblem: (text: string) => void
}

/** Show what code makes, in an element. */
export function showResult(
  element: HTMLElement,
  { scope, calls, onProblem }: ResultOptions,
): { readonly run: (code: string) => Promise<void>; readonly end: () => void } {
  // What React caught is told below the editor.
  const root = createRoot(element, { onCaughtError: () => undefined })
  let runs = 0
  return { run, end: () => root.unmount() }

  async function run(code: string): Promise<void> {
    const number = ++runs
    try {
      const made = await resultOf(code)
      // A later text may have been faster.
      if (number !== runs) return
      onProblem('')
      root.render(createElement(Guard, { key: number, onProblem }, contentOf(made)))
    } catch (error) {
      if (number === runs) onProblem(problemText(error))
    }
  }

  async function resultOf(code: string): Promise<unknown> {
    let rendered: unknown
    const render = (what: unknown) => {
      rendered = what
    }
    const known: Scope = { ...react, React: react, ...scope, ...defaultOf(scope), ...(calls && { render }) }
    const text = moduleText(code, { names: Object.keys(known), calls })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
    try {
      const module: unknown = await import(url)
      const made = isModule(module) ? module.default(known) : undefined
      return calls ? rendered : made
    } finally {
      URL.revokeObjectURL(url)
    }
  }
}

/** A module may give what it knows as one object, as Docusaurus' scope does. */
function defaultOf(scope: Scope): Scope {
  const { default: own } = scope
  return typeof own === 'object' && own !== null ? { ...own } : {}
}

function isModule(module: unknown): module is { readonly default: (scope: Scope) => unknown } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function'
}

function contentOf(made: unknown): ReactNode {
  // A function that code gives is a component: there is nothing else to show of it.
  if (typeof made === 'function') return createElement(made as ComponentType)
  if (isValidElement(made) || typeof made === 'string' || typeof made === 'number') return made
  if (made === null || made === undefined) return null
  throw new TypeError('Unexpected value, expected an element or a component')
}

interface GuardProps {
  readonly onProblem: (text: string) => void
  readonly children?: ReactNode
}

/** Tells what is thrown while the code renders. */
class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onProblem(problemText(error))
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
