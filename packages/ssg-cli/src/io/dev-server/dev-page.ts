import { devFolder } from '../../dev-client/messages.ts'

/** The script of the dev server. It comes before the theme's own, which is a module and waits for the whole document. */
export function devScript(baseUrl: string): string {
  return `<script src="${escapeHtml(encodeURI(baseUrl))}${devFolder}/client.js"></script>`
}

/** A page's HTML with the script in it. */
export function withDevScript(html: string, baseUrl: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + devScript(baseUrl) : html.slice(0, end) + devScript(baseUrl) + html.slice(end)
}

/** What stands in for the site while there is none: its findings come by the script, or are read in the terminal. */
export function noSitePage(baseUrl: string, text: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waiting for the site</title></head><body><h1>The site can't be shown yet</h1><p>It appears here as soon as what is wrong is mended.</p><pre>${escapeHtml(text)}</pre>${devScript(baseUrl)}</body></html>\n`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
