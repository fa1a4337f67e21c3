import type { Page, SiteLayout } from 'docs-build/page'
import { escapeHtml } from '../html/escape-html.ts'
import { layoutWords } from '../words/layout-words.ts'

/** Id of what is said where a part of the page does not come to life. */
export const lostNoteId = '_lost'

/** Write what the inline script says in parts of the page that need a script, if the page has one. */
export function lostNote(layout: SiteLayout, page: Page, main: string): string {
  if (!comesToLife(layout, page, main) && !/ data-(?:search-page|needs-script)=/.test(main)) return ''
  const { page: words, client } = layoutWords(layout)
  const again = `<a href="">${escapeHtml(words.loadAgain)}</a>`
  return `<template id="${lostNoteId}"><p class="lost" role="alert">${escapeHtml(client.partNotLoaded)} ${again}</p></template>`
}

/** Says whether a page, or a component on it, comes to life in browsers. */
export function comesToLife({ assets }: SiteLayout, { content }: Page, html: string): boolean {
  return (content.type === 'react' && content.component in assets.pages) || html.includes(' data-island=')
}
