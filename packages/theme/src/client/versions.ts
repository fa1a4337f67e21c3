import { findAll, make, onEvent } from './dom.ts'
import { state } from './state.ts'
import { readStorage, removeStorage, writeStorage } from './storage.ts'

/** Keep the version that a reader chose, and show it in the dropdowns of pages that belong to no version. */
export function startVersions(): void {
  onEvent('click', 'a[data-version]', (link) => {
    const menu = link.closest<HTMLElement>('[data-versions]')
    const collection = link.dataset.collection ?? menu?.dataset.versions
    if (collection === undefined || link.dataset.version === undefined) return
    keepVersion(collection, link.dataset.version)
    // The reader stays at the same part of the same doc.
    const choice = state.page.versions[collection]?.find(({ name }) => name === link.dataset.version)
    if (menu && choice && state.page.version) link.setAttribute('href', choice.href + location.search + location.hash)
  })
  showVersions()
  followVersion()
}

/** Let links to a doc or sidebar lead to the version that is read, else to the one that the reader chose. */
export function followVersion(): void {
  for (const link of findAll<HTMLAnchorElement>('a[data-hrefs]')) {
    const { collection = '', hrefs = '{}' } = link.dataset
    // The theme wrote it: version → URL.
    const known = JSON.parse(hrefs) as Readonly<Record<string, string>>
    const href = wantedVersions(collection)
      .map((name) => known[name ?? ''])
      .find(Boolean)
    if (href !== undefined) link.setAttribute('href', href)
  }
}

/** Bring the version dropdowns to the page that is shown. */
export function showVersions(): void {
  for (const menu of findAll('[data-versions]')) {
    const collection = menu.dataset.versions ?? ''
    const choices = state.page.versions[collection] ?? []
    for (const link of findAll<HTMLAnchorElement>('a[data-version]', menu)) {
      const choice = choices.find(({ name }) => name === link.dataset.version)
      if (choice) link.setAttribute('href', choice.href)
      showLacking(link, choice?.isMain ? menu.dataset.lacking : undefined)
      if (choice?.active) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const label = menu.querySelector('[data-label]')
    if (label) label.textContent = shownLabel(menu, collection) ?? label.textContent
  }
}

function showLacking(link: Element, words: string | undefined): void {
  const known = link.querySelector('.dropdown__note--lacking')
  if (words === undefined) return known?.remove()
  if (known) return
  link.append(make('span', { className: 'dropdown__note dropdown__note--lacking' }, words))
}

/** The version that is read, the one that the reader chose, and the latest. */
function wantedVersions(collection: string): readonly (string | undefined)[] {
  const active = state.page.versions[collection]?.find((choice) => choice.active)?.name
  const latest = state.site.versions[collection]?.find(({ isLast }) => isLast)?.name
  return [active, preferredVersion(collection), latest]
}

/** The label that the menu has for the first of these that it lists. */
function shownLabel(menu: HTMLElement, collection: string): string | undefined {
  const links = findAll<HTMLAnchorElement>('a[data-version]', menu)
  const shown = wantedVersions(collection).flatMap(
    (name) => links.find(({ dataset }) => dataset.version === name) ?? [],
  )
  // What says that it is the latest stands behind the label.
  return shown[0]?.firstChild?.textContent ?? undefined
}

/** What was chosen since the document was loaded, where nothing else keeps it. */
const chosen = new Map<string, string>()

function forgets(): boolean {
  return state.site.forgetsVersion === true
}

function keepVersion(collection: string, version: string): void {
  if (forgets()) chosen.set(collection, version)
  else writeStorage(storageKey(collection), version)
}

/** The version of a collection that the reader chose. A version that is gone is forgotten. */
export function preferredVersion(collection: string): string | undefined {
  const preferred = chosen.get(collection) ?? (forgets() ? undefined : readStorage(storageKey(collection)))
  const isKnown = state.site.versions[collection]?.some(({ name }) => name === preferred)
  if (preferred !== undefined && !isKnown) removeStorage(storageKey(collection))
  return isKnown ? preferred : undefined
}

function storageKey(collection: string): string {
  return `docs-preferred-version-${collection}`
}
