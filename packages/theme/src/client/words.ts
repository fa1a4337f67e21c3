import * as en from '../words/en.ts'
import type { ClientWords } from '../words/words.ts'
import { state } from './state.ts'

/** What scripts say, in the language of the site. */
export const words: ClientWords['client'] = state.site.words?.client ?? en.client

/** What the search says. It is handed to dialog and page, which import nothing of the client. */
export const searchWords: ClientWords['search'] = state.site.words?.search ?? en.search
