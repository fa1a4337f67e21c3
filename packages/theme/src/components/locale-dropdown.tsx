import type { SiteLayout } from 'docs-build/page'
import { Dropdown } from './dropdown.tsx'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The languages of the site: one, which leads to the page itself. */
export function LocaleDropdown({ layout, route }: { readonly layout: SiteLayout; readonly route: string }) {
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
      <li>
        <a className="dropdown__link" href={route} lang={htmlLang} hrefLang={htmlLang} aria-current="true">
          {label}
        </a>
      </li>
    </Dropdown>
  )
}
