import { whenIdle } from './dom.ts'
import { state } from './state.ts'

/** Have a service worker keep what is read, where the site asks for it. One of a site that asks no longer is told to go. */
export function startOffline(): void {
  // Browsers have none where the connection is not secure.
  const { serviceWorker } = navigator as Partial<Navigator>
  const { offline } = state.site
  if (!serviceWorker) return
  if (!offline) {
    serviceWorker.controller?.postMessage({ type: 'stop' })
    // Browsers may end a worker whose file is gone before it hears of that. The name is the worker's, which imports nothing.
    whenIdle(() => void caches.delete(`docs-build ${state.site.baseUrl}`).catch(() => undefined))
  } else
    whenIdle(() => {
      import('../offline/keeper.ts')
        .then(({ startKeeper }) => startKeeper(serviceWorker, offline))
        .catch((error: unknown) => console.warn('Pages are not kept for reading offline.', error))
    })
}
