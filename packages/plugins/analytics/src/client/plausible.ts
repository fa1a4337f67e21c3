import { loadScript } from './load-script.ts'
import { pageViews } from './page-views.ts'

type Plausible = ((event: string, options?: { readonly u: string }) => void) & { q?: unknown[] }

declare global {
  interface Window {
    plausible?: Plausible
  }
}

/** Plausible, by its script that waits to be told. @see https://plausible.io/docs/custom-locations */
export const onRouteDidUpdate = pageViews('plausible', ({ domain, url }) => {
  // Until the script is there, calls wait in a list that it reads.
  const queue: Plausible = (...call) => void (queue.q ??= []).push(call)
  window.plausible ??= queue
  loadScript(`${url}/js/script.manual.js`, { 'data-domain': domain })
  return ({ url: u }) => window.plausible?.('pageview', { u })
})
