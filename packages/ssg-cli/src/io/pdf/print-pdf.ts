import { BrowserFailed, DevTools } from './devtools.ts'

/** Sizes of paper, in inches. */
const papers = {
  a4: { paperWidth: 8.27, paperHeight: 11.69 },
  letter: { paperWidth: 8.5, paperHeight: 11 },
}

/** A size of paper. */
export type Paper = keyof typeof papers

/** All sizes of paper. */
export const paperNames: readonly Paper[] = ['a4', 'letter']

/** What to print, with which browser. */
export interface PdfJob {
  /** Path of the browser. */
  readonly browser: string
  readonly url: string
  /** Where the page's styles name no size. */
  readonly paper: Paper
}

const minutes = 5

/**
 * Print a page of a local server with a browser. Links to other pages of the site lead to where it is published.
 *
 * @throws {BrowserFailed}
 */
export async function printPdf({ browser, url, paper }: PdfJob, signal: AbortSignal): Promise<Uint8Array> {
  const devtools = new DevTools(browser)
  try {
    return await Promise.race([pdfOf(devtools, { url, paper }), tooLate(signal)])
  } finally {
    await devtools.close()
  }
}

async function pdfOf(devtools: DevTools, { url, paper }: Omit<PdfJob, 'browser'>): Promise<Uint8Array> {
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params: Readonly<Record<string, unknown>> = {}) =>
    devtools.send(method, params, String(sessionId))
  await send('Page.enable')
  const loaded = devtools.event('Page.loadEventFired')
  const [{ errorText }] = await Promise.all([send('Page.navigate', { url }), loaded])
  if (errorText !== undefined) throw new BrowserFailed(`${url} was not loaded: ${String(errorText)}.`)
  await send('Runtime.evaluate', { expression: preparation, awaitPromise: true })
  const { data } = await send('Page.printToPDF', {
    ...papers[paper],
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  return Buffer.from(String(data), 'base64')
}

/** Run in the page. A link that begins with `#` stays one: it becomes a link inside the document. */
const preparation = `(async () => {
  await document.fonts.ready
  const published = document.querySelector('meta[property="og:url"]')?.content
  if (!published) return
  for (const link of document.querySelectorAll('a[href]')) {
    if (link.origin !== location.origin || link.getAttribute('href').startsWith('#')) continue
    link.href = new URL(link.pathname + link.search + link.hash, published).href
  }
})()`

/** Rejects when the time is over, or the user ends the command. */
function tooLate(signal: AbortSignal): Promise<never> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)])
  return new Promise((_, reject) => {
    const end = () => reject(new BrowserFailed(`It had not printed the page after ${minutes} minutes.`))
    if (ended.aborted) end()
    else ended.addEventListener('abort', end, { once: true })
  })
}
