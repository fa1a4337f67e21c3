import type { DocContent, SiteLayout } from 'docs-build/page'
import { newTab, newTabNote } from '../html/new-tab.ts'
import { layoutWords } from '../words/layout-words.ts'

/** Says, in the language of the page, that its text is in another one, and where a translation can be written. */
export function UntranslatedNote({
  untranslated,
  layout,
}: {
  readonly untranslated: DocContent['untranslated']
  readonly layout: SiteLayout
}) {
  if (!untranslated) return null
  const words = layoutWords(layout).page
  return (
    <p className="page-state page-state--quiet">
      {words.untranslated}
      {untranslated.editUrl !== undefined && (
        <>
          {' '}
          <a href={untranslated.editUrl} {...newTab} aria-describedby={newTabNote}>
            {words.helpTranslate}
          </a>
        </>
      )}
    </p>
  )
}
