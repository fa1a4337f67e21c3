import type { DocContent } from 'docs-build/page'
import { newTab, newTabNote } from '../html/new-tab.ts'
import { Icon } from './icon.tsx'

/** Below a doc: its tags, where to edit it, and when and by whom it was changed last. */
export function DocFooter({ doc, language }: { readonly doc: DocContent; readonly language: string }) {
  const { editUrl, lastUpdated, tags = [] } = doc
  if (!editUrl && !lastUpdated?.date && !lastUpdated?.author && tags.length === 0) return null
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <ul className="doc-footer__tags" aria-label="Tags">
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
          Edit this page
        </a>
      )}
      {(lastUpdated?.date || lastUpdated?.author) && (
        <p>
          Last updated
          {lastUpdated.date && (
            <>
              {' '}
              on <time dateTime={lastUpdated.date}>{readableDate(lastUpdated.date, language)}</time>
            </>
          )}
          {lastUpdated.author && (
            <>
              {' '}
              by <span>{lastUpdated.author}</span>
            </>
          )}
        </p>
      )}
    </footer>
  )
}

/** Formats are costly to make and few: one for each language. */
const formats = new Map<string, Intl.DateTimeFormat>()

function readableDate(date: string, language: string): string {
  let format = formats.get(language)
  if (!format)
    formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })))
  const time = new Date(date)
  return Number.isNaN(time.valueOf()) ? date : format.format(time)
}
