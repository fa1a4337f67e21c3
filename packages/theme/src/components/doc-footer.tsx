import type { DocContent, SiteLayout } from 'docs-build/page'
import { newTab, newTabNote } from '../html/new-tab.ts'
import { readableDate } from '../html/readable-date.ts'
import { Icon } from './icon.tsx'
import { TagList } from './tag-list.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** Below a doc: its tags, where to edit it, and when and by whom it was changed last. */
export function DocFooter({ doc, layout }: { readonly doc: DocContent; readonly layout: SiteLayout }) {
  const words = layoutWords(layout).page
  const { editUrl, lastUpdated, printHref, tags = [] } = doc
  const { markdownLinks } = layout
  if (!markdownLinks && !printHref && !editUrl && !lastUpdated?.date && !lastUpdated?.author && tags.length === 0)
    return null
  return (
    <footer className="doc-footer">
      <TagList tags={tags} layout={layout} />
      {editUrl && (
        <a href={editUrl} {...newTab} aria-describedby={newTabNote}>
          <Icon name="edit" />
          {words.editThisPage}
        </a>
      )}
      {printHref !== undefined && (
        <a className="doc-footer__print" href={printHref}>
          <Icon name="print" />
          {words.printSection}
        </a>
      )}
      {markdownLinks && (
        <>
          <a className="doc-footer__markdown" href={doc.markdownUrl}>
            <Icon name="text" />
            {words.viewMarkdown}
          </a>
          <button type="button" className="doc-footer__copy needs-script" data-copy-markdown={doc.markdownUrl}>
            <Icon name="copy" />
            <span aria-live="polite">{words.copyMarkdown}</span>
          </button>
        </>
      )}
      {(lastUpdated?.date || lastUpdated?.author) && <LastUpdated {...lastUpdated} layout={layout} />}
    </footer>
  )
}

function LastUpdated({
  date,
  author,
  layout,
}: {
  readonly date?: string
  readonly author?: string
  readonly layout: SiteLayout
}) {
  const { lastUpdatedOn, lastUpdatedBy, lastUpdatedOnBy } = layoutWords(layout).page
  const text = date && author ? lastUpdatedOnBy : date ? lastUpdatedOn : lastUpdatedBy
  return (
    <p>
      {text.split(/(\{\w+\})/).map((part, index) => {
        if (part === '{date}' && date)
          return (
            <time key={index} dateTime={date}>
              {readableDate(date, layout.locale.htmlLang)}
            </time>
          )
        return part === '{author}' ? <span key={index}>{author}</span> : part
      })}
    </p>
  )
}
