import type { Page, SiteLayout } from 'docs-build/page'
import { pageHead, sharedHead } from './head-html.ts'
import { earlyActionsScript, inlineScripts, lostPartsScript } from './inline-scripts.ts'
import { comesToLife, lostNoteId } from './lost-note-html.ts'
import { sheetLinks } from './sheet-links-html.ts'
import { isPaintedWhole, wholePageScript } from './whole-page-script.ts'

/** Heads that pages of a site share, by site, and by what is asked of a page before the client is there. */
const sharedHeads = new WeakMap<SiteLayout, Map<string, string>>()

/** Write the head of a document: what all pages of a site share, which also depends on what is in the body, and its own. */
export function documentHead(layout: SiteLayout, page: Page, body: string): string {
  const asked = [
    ...(isPaintedWhole(body) ? [wholePageScript] : []),
    ...(comesToLife(layout, page, body) ? [earlyActionsScript] : []),
    ...(body.includes(`<template id="${lostNoteId}">`) ? [lostPartsScript] : []),
  ]
  const own = pageHead(layout, page)
  return withoutRepeated(sharedPart(layout, asked), layout, own) + sheetLinks(layout, body) + own
}

const metaTag = /<meta(?:\s[^\s=>]+(?:="[^"]*")?)*>/g

/** What the site says of all pages gives way to what a page says of itself under the same name. */
function withoutRepeated(shared: string, { tags }: SiteLayout, own: string): string {
  const ofSite = tags?.head.match(metaTag) ?? []
  const isRepeated = (tag: string) => {
    const [name] = /\s(?:name|property)="[^"]*"/.exec(tag) ?? []
    return name !== undefined && own.includes(`<meta${name} `)
  }
  return ofSite.filter(isRepeated).reduce((head, tag) => head.replace(tag, ''), shared)
}

function sharedPart(layout: SiteLayout, asked: readonly string[]): string {
  let known = sharedHeads.get(layout)
  if (known === undefined) sharedHeads.set(layout, (known = new Map()))
  const key = asked.join()
  let head = known.get(key)
  if (head === undefined) known.set(key, (head = sharedHead(layout, [...inlineScripts(layout), ...asked])))
  return head
}
