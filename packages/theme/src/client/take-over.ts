import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Have React take over what the server rendered in an element. Returns what ends it: a reader may go on before React has looked at
 * what is there, which then is no error.
 *
 * @see https://react.dev/errors/424
 */
export function takeOver(element: Element, tree: ReactNode): () => void {
  let ended = false
  const root = hydrateRoot(element, tree, {
    onRecoverableError: (error) => {
      if (!ended && element.isConnected && !isAwaited(error)) reportError(error)
    },
  })
  return () => {
    ended = true
    root.unmount()
  }
}

/**
 * True for what a component waits for: a page is rendered without waiting, and shows what stands in its place.
 *
 * @see https://react.dev/errors/419
 */
function isAwaited(error: unknown): boolean {
  return error instanceof Error && /#419\b/.test(error.message)
}
