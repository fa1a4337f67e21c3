import type { BlobRef } from '../../model/page-job.ts'
import type { Page } from '../../model/page.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { printedArticle } from './printed-article.ts'

/** A page that shows a section, with the articles of the section; any other page as it is. */
export function printedPage(
  page: Page,
  quoted: Readonly<Record<string, BlobRef>> | undefined,
  readBlob: (ref: BlobRef) => string,
): Page {
  const { content } = page
  if (content.type !== 'print' || !quoted) return page
  const targets = new Map(content.parts.flatMap(({ id, href }) => (href === undefined ? [] : [[routeKey(href), id]])))
  const parts = content.parts.map((part) => {
    const { href, number } = part
    const isIntroduction = number === '' || content.parts.some((other) => other.number.startsWith(`${number}.`))
    const ref = href === undefined ? undefined : quoted[href]
    return href === undefined || !ref
      ? part
      : { ...part, html: printedArticle(readBlob(ref), { ...part, href, isIntroduction }, targets) }
  })
  return { ...page, content: { ...content, parts } }
}
