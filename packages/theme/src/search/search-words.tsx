import { createContext, useContext } from 'react'
import type { Speech } from '../words/speech.ts'

/** Hands words to dialog and page: neither of them has a language of its own. */
export const SearchWords = createContext<Speech | undefined>(undefined)

/** The words of the search around. */
export function useSearchWords(): Speech {
  const speech = useContext(SearchWords)
  if (!speech) throw new Error('a search is shown with its words around it')
  return speech
}
