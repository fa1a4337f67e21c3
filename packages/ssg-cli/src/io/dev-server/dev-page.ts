import { devFolder } from '../../watch/browser/messages.ts'
import { escapeAttribute } from '../../text/html/escape.ts'

/** What the script of the dev server is told by its page. */
export interface DevPage {
  readonly baseUrl: string
  /** Id of the update that the page shows: what comes between it and the first connection is not missed. */
  readonly last: string
}

/** The script of the dev server. It comes before the theme's own, which is a module and waits for the whole document. */
export function devScript({ baseUrl, last }: DevPage): string {
  return `<script src="${escapeAttribute(baseUrl)}${devFolder}/client.js" data-last="${escapeAttribute(last)}"></script>`
}

/** A page's HTML with the script in it. */
export function withDevScript(html: string, page: DevPage): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + devScript(page) : html.slice(0, end) + devScript(page) + html.slice(end)
}

/** What stands in for the site while there is none: its diagnostics come by the script, or are read in the terminal. */
export function noSitePage(page: DevPage, text: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waiting for the site</title></head><body><h1>The site can't be shown yet</h1><p>It appears here as soon as the errors are fixed.</p><pre>${escapeAttribute(text)}</pre>${devScript(page)}</body></html>\n`
}
