import type { DocContent, SiteLayout } from 'docs-build/page'
import { newTab, newTabNote } from '../html/new-tab.ts'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** Below a doc: its tags, where to edit it, and when and by whom it was changed last. */
export function DocFooter({ doc, layout }: { readonly doc: DocContent; readonly layout: SiteLayout }) {
  const words = layoutWords(layout).page
  const { editUrl, lastUpdated, tags = [] } = doc
  if (!editUrl && !lastUpdated?.date && !lastUpdated?.author && tags.length === 0) return null
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <ul className="doc-footer__tags" aria-label={words.tags}>
          {tags.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="tag">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {editUrl && (
        <a href={editUrl} {...newTab} aria-describedby={newTabNote}>
          <Icon name="edit" />
          {words.editThisPage}
        </a>
      )}
      {(lastUpdated?.date || lastUpdated?.author) && <LastUpdated {...lastUpdated} layout={layout} />}
    </footer>
  )
}

/** Formats are costly to make and few: one for each language. */
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

const formats = new Map<string, Intl.DateTimeFormat>()

function readableDate(date: string, language: string): string {
  let format = formats.get(language)
  if (!format)
    formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })))
  const time = new Date(date)
  return Number.isNaN(time.valueOf()) ? date : format.format(time)
}
