import type { LayoutMenuItem, Page, SiteLayout } from 'docs-build/page'
import { Dropdown } from './dropdown.tsx'
import { Icon } from './icon.tsx'
import { LanguageItems } from './language-items.tsx'
import { MenuItems } from './menu-items.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The languages of the site: nothing where there is only one. */
export function LocaleDropdown({
  layout,
  page,
  itemsBefore,
  itemsAfter,
  query,
  className,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly itemsBefore?: readonly LayoutMenuItem[]
  readonly itemsAfter?: readonly LayoutMenuItem[]
  readonly query?: string
  readonly className?: string
}) {
  if (!layout.languages) return null
  return (
    <Dropdown
      className={className}
      data-locale={query ?? ''}
      label={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{layoutWords(layout).page.language} </span>
          {layout.locale.label}
        </>
      }
    >
      <MenuItems layout={layout} page={page} items={itemsBefore} className="dropdown__link" />
      <LanguageItems layout={layout} page={page} query={query} className="dropdown__link" />
      <MenuItems layout={layout} page={page} items={itemsAfter} className="dropdown__link" />
    </Dropdown>
  )
}
