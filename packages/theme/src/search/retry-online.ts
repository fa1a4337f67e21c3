import type { SearchSession } from './search-session.ts'

/** Search once more when the network comes back after a failure. Returns what ends that. */
export function retryOnline({ state, retry }: Pick<SearchSession, 'state' | 'retry'>): () => void {
  const online = () => {
    if (state().status === 'error') retry()
  }
  addEventListener('online', online)
  return () => removeEventListener('online', online)
}
