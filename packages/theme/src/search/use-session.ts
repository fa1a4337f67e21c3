import { useSyncExternalStore } from 'react'
import type { SearchSession, SearchState } from './search-session.ts'

/** Show a search as it goes on. */
export function useSession({ subscribe, state }: SearchSession): SearchState {
  return useSyncExternalStore(subscribe, state, state)
}
