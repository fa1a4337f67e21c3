import { navbarItem, unknownDoc, unknownSidebar } from '../../diagnostics/catalogue.ts'
import { alternatives } from '../../diagnostics/quote.ts'
import { locateString } from '../../diagnostics/locate.ts'
import type { MenuItem, NavbarItem } from '../../model/config.ts'
import type { LinkTarget } from '../../model/navbar-item.ts'
import { extrasOf, lookOf } from './link-look.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { LayoutMenuItem, LayoutNavItem } from '../../model/page.ts'
import type { Collection, LayoutLink, Version } from '../../model/site.ts'
import { hrefOf } from '../docs/doc-page.ts'
import { firstLink } from './first-link.ts'

/** What items of the navbar are resolved with. */
export interface NavInput {
  readonly configSource: string
  /** Text of the config file, for the positions of diagnostics. */
  readonly configText?: string
  readonly collections: readonly Collection[]
}

/** A link as the config has it. */
export interface LinkLike {
  readonly label: string
  readonly to?: string
  readonly href?: string
  readonly target?: LinkTarget
}

/** Resolves a link of the layout, and notes it to be checked. */
export type MakeLink = (
  item: LinkLike,
  context: LayoutLink['context'],
) => { label: string; href: string; external: boolean }

/** How links and HTML of the navbar become those of pages. */
export interface NavMakers {
  readonly link: MakeLink
  readonly html: (text: string, context: LayoutLink['context']) => string
}

/** Turn an item of the navbar into what readers get: an id becomes a link, or a diagnostic that lists what exists. */
export function navItem(item: NavbarItem, input: NavInput, makers: NavMakers): Outcome<LayoutNavItem | undefined> {
  const { position } = item
  switch (item.type) {
    case 'link':
      return outcome({ type: 'link', position, ...makers.link(item, 'navbar'), ...lookOf(item) })
    case 'html':
      return outcome({ type: 'html', position, html: makers.html(item.value, 'navbar'), ...extrasOf(item) })
    case 'dropdown':
      return inMenu({ items: item.items }, input, makers, ({ items = [] }) =>
        // A menu of drafts alone has nothing to show.
        items.length === 0 ? undefined : { type: 'dropdown', position, label: item.label, ...extrasOf(item), items },
      )
    case 'doc':
      return docItem(item, input)
    case 'docSidebar':
      return sidebarItem(item, input)
    case 'docsVersionDropdown':
      return versionItem(item, input, makers)
    case 'localeDropdown':
      return inMenu({ itemsBefore: item.itemsBefore, itemsAfter: item.itemsAfter }, input, makers, (items) => ({
        type: 'localeDropdown',
        position,
        ...(item.query !== undefined && { query: item.query }),
        ...extrasOf(item),
        ...items,
      }))
    case 'component':
      return componentItem(item, input, makers)
    case 'search':
      return outcome({ type: item.type, position, ...extrasOf(item) })
  }
}

function versionItem(
  item: NavbarItem & { type: 'docsVersionDropdown' },
  input: NavInput,
  makers: NavMakers,
): Outcome<LayoutNavItem | undefined> {
  const { type, position, collection: id, versions: chosen } = item
  return inCollection(type, id, input, ({ versions }) => {
    const known = new Set(versions.map(({ name }) => name))
    const unknown = (chosen ?? []).filter(({ name }) => !known.has(name))
    const made = inMenu({ itemsBefore: item.itemsBefore, itemsAfter: item.itemsAfter }, input, makers, (items) => ({
      type,
      position,
      collection: id,
      ...(chosen && { versions: chosen.filter(({ name }) => known.has(name)) }),
      ...extrasOf(item),
      ...items,
    }))
    const told = unknown.map(({ name }) =>
      navbarItem({
        file: input.configSource,
        item: type,
        position: positionOf('name', name, input),
        message: `Unexpected version "${name}", expected ${alternatives([...known])}`,
      }),
    )
    return outcome(made.value, [...made.diagnostics, ...told])
  })
}

function componentItem(
  { name, props = {}, original, position }: NavbarItem & { type: 'component' },
  input: NavInput,
  makers: NavMakers,
): Outcome<LayoutNavItem | undefined> {
  const inside = original ? navItem(original, input, makers) : outcome(undefined)
  const shown = inside.value && { original: inside.value }
  return outcome({ type: 'component', position, name, props, ...shown }, inside.diagnostics)
}

/** Make an item of its lists of items, each as one of the bar. */
function inMenu<Key extends string>(
  lists: Readonly<Partial<Record<Key, readonly MenuItem[]>>>,
  input: NavInput,
  makers: NavMakers,
  make: (lists: Readonly<Partial<Record<Key, readonly LayoutMenuItem[]>>>) => LayoutNavItem | undefined,
): Outcome<LayoutNavItem | undefined> {
  const diagnostics: Diagnostic[] = []
  const menuItem = (item: MenuItem): LayoutMenuItem[] => {
    const found = navItem(item, input, makers)
    diagnostics.push(...found.diagnostics)
    if (found.value?.type === 'html') return [{ html: found.value.html }]
    if (found.value?.type !== 'link') return []
    const { type: _, position: __, ...link } = found.value
    return [link]
  }
  const made = Object.entries<readonly MenuItem[] | undefined>(lists).flatMap(([key, items]) =>
    items === undefined ? [] : [[key, items.flatMap(menuItem)] as const],
  )
  return outcome(make(Object.fromEntries(made) as Partial<Record<Key, LayoutMenuItem[]>>), diagnostics)
}

function inCollection(
  name: string,
  id: string,
  input: NavInput,
  make: (collection: Collection) => Outcome<LayoutNavItem | undefined>,
): Outcome<LayoutNavItem | undefined> {
  const collection = input.collections.find((known) => known.id === id)
  if (collection) return make(collection)
  const known = input.collections.map((own) => `"${own.id}"`).join(', ')
  return outcome(undefined, [
    navbarItem({
      file: input.configSource,
      item: name,
      position: positionOf('collection', id, input),
      message: `Unexpected collection "${id}", expected one of ${known}`,
    }),
  ])
}

/** The version whose pages a navbar item leads to, from pages of none: the latest, for it is the one that readers come for. */
export function latest({ versions }: Collection): Version | undefined {
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

function docItem(item: NavbarItem & { type: 'doc' }, input: NavInput): Outcome<LayoutNavItem | undefined> {
  return inCollection(item.docId, item.collection, input, (collection) => {
    const version = latest(collection)
    const doc = version?.docs.find(({ id }) => id === item.docId)
    if (doc)
      return outcome({
        type: 'link',
        position: item.position,
        label: item.label ?? doc.title,
        href: doc.permalink,
        external: false,
        ...lookOf(item),
        ...(doc.sidebar !== undefined && { sidebar: `${collection.id}/*/${doc.sidebar}` }),
        ...inVersions(collection, (other) => hrefOf(other, item.docId)),
      })
    if (version?.draftIds.includes(item.docId)) return outcome(undefined)
    const available = version?.docs.map(({ id }) => id) ?? []
    return outcome(undefined, [
      unknownDoc({
        file: input.configSource,
        position: positionOf('docId', item.docId, input),
        id: item.docId,
        available,
        context: 'the navbar',
      }),
    ])
  })
}

function sidebarItem(item: NavbarItem & { type: 'docSidebar' }, input: NavInput): Outcome<LayoutNavItem | undefined> {
  return inCollection(item.sidebarId, item.collection, input, (collection) => {
    const sidebars = latest(collection)?.sidebars ?? {}
    const items = sidebars[item.sidebarId]
    if (!items)
      return outcome(undefined, [
        unknownSidebar({
          file: input.configSource,
          position: positionOf('sidebarId', item.sidebarId, input),
          id: item.sidebarId,
          available: Object.keys(sidebars),
          context: 'the navbar',
        }),
      ])
    const first = firstLink(items)
    if (!first)
      return outcome(undefined, [
        navbarItem({
          file: input.configSource,
          item: item.sidebarId,
          position: positionOf('sidebarId', item.sidebarId, input),
          message: `Unexpected sidebar "${item.sidebarId}" without links, expected one that leads to a page`,
        }),
      ])
    return outcome({
      type: 'link',
      position: item.position,
      label: item.label ?? first.label,
      href: first.href,
      external: false,
      ...lookOf(item),
      sidebar: `${collection.id}/*/${item.sidebarId}`,
      ...inVersions(collection, ({ sidebars: own }) => firstLink(own[item.sidebarId] ?? [])?.href),
    })
  })
}

/** Where an item leads in each version of a collection that has several. */
function inVersions(
  { id, versions }: Collection,
  hrefIn: (version: Version) => string | undefined,
): Pick<LayoutNavItem & { type: 'link' }, 'versions'> {
  if (versions.length < 2) return {}
  const found = versions.flatMap((version) => {
    const href = hrefIn(version)
    return href === undefined ? [] : [[version.name, href] as const]
  })
  return { versions: { collection: id, hrefs: Object.fromEntries(found) } }
}

/** Where the config names something, as the value of a key. */
function positionOf(key: string, id: string, { configText }: NavInput): Position | undefined {
  return configText === undefined ? undefined : locateString(configText, id, key)
}
