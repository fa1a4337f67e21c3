import type { Page, SiteLayout } from 'docs-build/page'
import { Dropdown } from './dropdown.tsx'
import { Icon } from './icon.tsx'
import { LanguageItems } from './language-items.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The languages of the site: nothing where there is only one. */
export function LocaleDropdown({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  if (!layout.languages) return null
  return (
    <Dropdown
      data-locale=""
      label={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{layoutWords(layout).page.language} </span>
          {layout.locale.label}
        </>
      }
    >
      <LanguageItems layout={layout} page={page} className="dropdown__link" />
    </Dropdown>
  )
}
