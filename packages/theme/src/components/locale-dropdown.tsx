import type { Page, SiteLayout } from 'docs-build/page'
import { Dropdown } from './dropdown.tsx'
import { Icon } from './icon.tsx'
import { LanguageItems } from './language-items.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The languages of the site. The only one of a site leads to the page itself. */
export function LocaleDropdown({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  const { label, htmlLang } = layout.locale
  return (
    <Dropdown
      data-locale=""
      label={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{layoutWords(layout).page.language} </span>
          {label}
        </>
      }
    >
      {layout.languages ? (
        <LanguageItems layout={layout} page={page} className="dropdown__link" />
      ) : (
        <li>
          <a
            className="dropdown__link"
            // The not-found page is shown at any address: an empty link leads to the one that was asked for.
            href={page.content.type === 'not-found' ? '' : page.route}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current="true"
          >
            {label}
          </a>
        </li>
      )}
    </Dropdown>
  )
}
