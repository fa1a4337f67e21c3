import type { Page, SiteLayout } from 'docs-build/page'
import { Dropdown } from './dropdown.tsx'
import { NavAnchor, type NavAnchorProps } from './nav-anchor.tsx'
import { pageVersions } from './page-versions.ts'
import { layoutWords } from '../words/layout-words.ts'

/** The versions of a collection. Its label is the page's version, or the latest one outside of the docs. */
export function VersionDropdown({
  layout,
  version,
  collection,
  itemsBefore = [],
  itemsAfter = [],
  isCurrent,
}: {
  readonly layout: SiteLayout
  readonly version: Page['version']
  readonly collection: string
  readonly itemsBefore?: readonly ExtraLink[]
  readonly itemsAfter?: readonly ExtraLink[]
  readonly isCurrent: (href: string) => boolean
}) {
  const choices = pageVersions(layout, version, collection)
  const latest = layout.collections.find(({ id }) => id === collection)?.versions.find(({ isLast }) => isLast)
  const active = choices.find((choice) => choice.active)
  const shown = active?.label ?? latest?.label ?? choices[0]?.label
  // Docs without versions have none to choose.
  if (shown === undefined) return null
  return (
    <Dropdown
      data-versions={collection}
      label={
        <>
          <span className="visually-hidden">{layoutWords(layout).page.documentationVersion} </span>
          <span data-label="">{shown}</span>
        </>
      }
    >
      {itemsBefore.map((link) => extraItem(link, isCurrent(link.href)))}
      {choices.map(({ name, label, href, active: current }) => (
        <li key={name}>
          <a className="dropdown__link" href={href} data-version={name} aria-current={current ? 'true' : undefined}>
            {label}
            {name === latest?.name && <span className="dropdown__note">{layoutWords(layout).page.latest}</span>}
          </a>
        </li>
      ))}
      {itemsAfter.map((link) => extraItem(link, isCurrent(link.href)))}
    </Dropdown>
  )
}

type ExtraLink = Omit<NavAnchorProps, 'className'>

function extraItem(link: ExtraLink, current: boolean) {
  return (
    <li key={link.href}>
      <NavAnchor {...link} className="dropdown__link" current={current} />
    </li>
  )
}
