import { newTabNote } from '../html/new-tab.ts'

/** What screen readers add to links that open a new tab. It stands once in each document, for all links of the layout. */
export function NewTabNote() {
  return (
    <span id={newTabNote} hidden>
      Opens in a new tab
    </span>
  )
}
