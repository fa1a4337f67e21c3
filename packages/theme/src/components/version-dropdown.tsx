import type { DropdownVersion, LayoutMenuItem, Page, SiteLayout } from 'docs-build/page'
import { Dropdown } from './dropdown.tsx'
import { MenuItems } from './menu-items.tsx'
import { pageVersions } from './page-versions.ts'
import { VersionItems } from './version-items.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The versions of a collection. Its label is the page's version, or the latest one outside of the docs. */
export function VersionDropdown({
  layout,
  page,
  collection,
  versions: chosen,
  itemsBefore,
  itemsAfter,
  className,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly collection: string
  readonly versions?: readonly DropdownVersion[]
  readonly itemsBefore?: readonly LayoutMenuItem[]
  readonly itemsAfter?: readonly LayoutMenuItem[]
  readonly className?: string
}) {
  const { version } = page
  const choices = pageVersions(layout, version, collection, chosen)
  const latest = layout.collections.find(({ id }) => id === collection)?.versions.find(({ isLast }) => isLast)
  const active = choices.find((choice) => choice.active)
  const shown = (active ?? choices.find(({ name }) => name === latest?.name) ?? choices[0])?.label
  // Docs without versions have none to choose.
  if (shown === undefined) return null
  return (
    <Dropdown
      className={className}
      data-versions={collection}
      data-lacking={layoutWords(layout).page.noSuchPage}
      label={
        <>
          <span className="visually-hidden">{layoutWords(layout).page.documentationVersion} </span>
          <span data-label="">{shown}</span>
        </>
      }
    >
      <MenuItems layout={layout} page={page} items={itemsBefore} className="dropdown__link" />
      <VersionItems layout={layout} choices={choices} latest={latest?.name} className="dropdown__link" />
      <MenuItems layout={layout} page={page} items={itemsAfter} className="dropdown__link" />
    </Dropdown>
  )
}
