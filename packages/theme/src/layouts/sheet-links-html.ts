import type { SiteLayout } from 'docs-build/page'
import { escapeHtml } from '../html/escape-html.ts'
import { sheetClasses } from './sheet-classes.ts'

const patterns = Object.entries(sheetClasses).map(
  ([name, classes]) => [name, new RegExp(`\\sclass="(?:[^"]*\\s)?(?:${classes.join('|')})(?:__|--|["\\s])`)] as const,
)

/**
 * Write the links to stylesheets for what few pages show. A page that has it waits for its sheet. Others get it when
 * they are there, for the dialog and for pages to come: the client makes a sheet count that is for no medium.
 */
export function sheetLinks({ assets: { sheets = {} } }: SiteLayout, body: string): string {
  const waiting = patterns
    .map(([name, pattern]) => {
      const href = sheets[name]
      if (href === undefined) return ''
      return linkHtml(href, pattern.test(body) ? 'all' : 'not all')
    })
    .join('')
  return waiting + (sheets['print'] === undefined ? '' : linkHtml(sheets['print'], 'print'))
}

function linkHtml(href: string, media: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}"${media === 'all' ? '' : ` media="${media}"`}>`
}
