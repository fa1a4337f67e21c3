import type { Page, SiteLayout } from 'docs-build/page'
import { bodyHtml } from './body-html.ts'
import { documentHead } from './document-head-html.ts'
import { rootAttributes } from './root-attributes.ts'

/**
 * The whole document of a page. Head and body are strings: most of them is the same on every page and rendered once. On paper
 * each sheet names site and URL, which styles can read from the root only.
 */
export function Document({
  layout,
  page,
  article,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly article: string | undefined
}) {
  const { htmlLang, direction } = layout.locale
  const body = bodyHtml(layout, page, article)
  const [root, ofBody] = [rootAttributes(page, 'html'), rootAttributes(page, 'body')]
  return (
    <html
      lang={htmlLang}
      dir={direction}
      {...root}
      className={[page.meta.className, root.className].filter(Boolean).join(' ') || undefined}
      data-theme={layout.colorMode.default}
      data-site={layout.title}
      data-url={page.meta.canonical}
    >
      <head dangerouslySetInnerHTML={{ __html: documentHead(layout, page, body) }} />
      <body id={layout.bodyId} {...ofBody} dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}
