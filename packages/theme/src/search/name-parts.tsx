import { createContext } from 'react'
import type { SearchEnvironment } from './search-environment.ts'

/** How names are split where they may break. The client hands it in: it needs the same for the sidebar. */
export const NameParts = createContext<SearchEnvironment['nameParts']>((text) => [text])
