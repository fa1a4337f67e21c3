import type { Page, SiteLayout } from 'docs-build/page'
import { pageHead, sharedHead } from './head-html.ts'
import { inlineScripts } from './inline-scripts.ts'
import { sheetLinks } from './sheet-links-html.ts'
import { isPaintedWhole, wholePageScript } from './whole-page-script.ts'

interface SharedHeads {
  readonly whole: string
  readonly long: string
}

/** Heads that pages of a site share, by site. */
const sharedHeads = new WeakMap<SiteLayout, SharedHeads>()

/** Write the head of a document: what all pages of a site share, which also depends on how long the body is, and its own. */
export function documentHead(layout: SiteLayout, page: Page, body: string): string {
  let shared = sharedHeads.get(layout)
  if (shared === undefined) sharedHeads.set(layout, (shared = makeHeads(layout)))
  return (isPaintedWhole(body) ? shared.whole : shared.long) + sheetLinks(layout, body) + pageHead(layout, page)
}

function makeHeads(layout: SiteLayout): SharedHeads {
  const scripts = inlineScripts(layout)
  return { whole: sharedHead(layout, [...scripts, wholePageScript]), long: sharedHead(layout, scripts) }
}
