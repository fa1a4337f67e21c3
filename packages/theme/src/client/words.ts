import { client, searchFailed as failed } from '../words/en-client.ts'
import type { ClientWords } from '../words/words.ts'
import { state } from './state.ts'

const own = state.site.words

/** What scripts say, in the language of the site. */
export const words: ClientWords['client'] = own?.client ?? client

/** What the search says, where that is not English: those words come with dialog and page. */
export const searchWords: ClientWords['search'] | undefined = own?.search

/** Said where dialog and page could not be loaded. */
export const searchFailed: string = searchWords?.failed ?? failed
