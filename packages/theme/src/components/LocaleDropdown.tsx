import type { SiteShell } from 'docs-build/page'
import { Dropdown } from './Dropdown.tsx'
import { Icon } from './Icon.tsx'

/** The languages of the site: one, which leads to the page itself. */
export function LocaleDropdown({ shell, route }: { readonly shell: SiteShell; readonly route: string }) {
  const { label, htmlLang } = shell.locale
  return (
    <Dropdown
      data-locale=""
      label={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">Language: </span>
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
