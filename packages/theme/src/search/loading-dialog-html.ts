import { longestQuery } from './environment.ts'
import { escapeHtml } from '../html/escape-html.ts'
import type { ClientWords } from '../words/words.ts'

/** What the search dialog holds until its code has arrived: the same box, so that a reader can type at once. */
export function loadingDialogHtml({ searchDocs, cancel, loadingSearch }: ClientWords['client']): string {
  const name = escapeHtml(searchDocs)
  return (
    '<div class="search__frame"><form class="search__head" role="search">' +
    `<input class="search__input" type="search" aria-label="${name}" placeholder="${name}" maxlength="${longestQuery}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">` +
    `<button type="button" class="search__cancel">${escapeHtml(cancel)}</button></form>` +
    `<div class="search__body"><p class="search__empty search__loading" role="status">${escapeHtml(loadingSearch)}</p></div></div>`
  )
}
