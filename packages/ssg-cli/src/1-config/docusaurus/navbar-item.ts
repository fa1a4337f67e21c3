import { isObject } from '../../text/is-object.ts'
import { granted, joined, leftOut, otherwise, partOf, same, unless, type Part, type Rule, type Rules } from './part.ts'
import { attributesOf, target, windowOf } from './target.ts'

const link: Rules = {
  type: granted,
  position: same('item.position'),
  label: same('item.label'),
  to: target('item'),
  href: same('item.href'),
  className: same('item.className'),
  html: same('item.html'),
  activeOn: same('item.activeOn'),
  activeBasePath: granted,
  activeBaseRegex: granted,
  exact: granted,
  prependBaseUrlToHref: granted,
  target: windowOf('item'),
}

/** A link to a doc stays where the reader is. */
const ofDocs = unless('_self', otherwise('links that leave the site open a new tab'))

/** A menu is a button: what is said of a link there is said of nothing here. */
const menu: Rules = {
  ...link,
  to: granted,
  href: granted,
  target: granted,
  rel: granted,
  title: leftOut('its label says it'),
  html: otherwise('a menu is shown by its label'),
  activeOn: granted,
}

const inDropdown: Rules = {
  dropdownItemsBefore: (items, at) => dropdownItems(items, at, 'itemsBefore'),
  dropdownItemsAfter: (items, at) => dropdownItems(items, at, 'itemsAfter'),
}

/** Docusaurus takes a query with or without its question mark. */
const localeQuery: Rule = (value, at) => {
  const query = typeof value === 'string' ? new URLSearchParams(value).toString() : ''
  return query === '' ? {} : same('item.query')(`?${query}`, at)
}
const collection = same('item.collection')

const ofDocsItem: Rules = {
  ...link,
  target: ofDocs,
  docsPluginId: collection,
  // Before 3.0 it named the class of the current item.
  activeSidebarClassName: otherwise('the current item looks as the theme has it'),
}

/** The rules of each type of item. */
const types: Readonly<Record<string, Rules>> = {
  link,
  dropdown: {
    ...menu,
    items: (items, at) => dropdownItems(items, at, 'items'),
  },
  doc: { ...ofDocsItem, docId: same('item.docId') },
  docSidebar: { ...ofDocsItem, sidebarId: same('item.sidebarId'), docId: granted },
  docsVersionDropdown: {
    ...menu,
    ...inDropdown,
    label: otherwise('it is labelled with the version'),
    docsPluginId: collection,
    dropdownActiveClassDisabled: granted,
    versions: (versions, at) => same('item.versions')(versionsOf(versions), at),
  },
  localeDropdown: { ...menu, ...inDropdown, queryString: localeQuery },
  search: { type: granted, position: same('item.position'), className: same('item.className') },
  html: {
    type: granted,
    position: same('item.position'),
    value: same('item.value'),
    className: same('item.className'),
  },
}

/** True for a type that the theme shows itself. */
export function isKnownType(type: string): boolean {
  return Object.hasOwn(types, type)
}

/**
 * True for a type of items that code of the site shows.
 *
 * @param modules those of `src/theme` that show items: `NavbarItem/ComponentTypes`
 */
export function isShownByModule(type: string, modules: ReadonlySet<string>): boolean {
  if (type === 'docsVersion') return true
  if (!isKnownType(type)) return modules.has('NavbarItem/ComponentTypes') || modules.has('NavbarItem')
  // Where the whole bar is of the site, it asks for items by what the config says of them.
  if (['Navbar', 'Navbar/Content', 'NavbarItem'].some((name) => modules.has(name))) return true
  const name = type === 'link' ? 'Default' : type.charAt(0).toUpperCase() + type.slice(1)
  return modules.has(`NavbarItem/${name}NavbarItem`)
}

/** An item of the bar, as a list of one: that of `navbar.items`. */
export function navbarItem(item: unknown, at: string): Part {
  const { items, differences = [] } = itemOf(item, at)
  return { config: { navbar: { items } }, differences }
}

interface ItemPart extends Pick<Part, 'differences'> {
  readonly items: readonly unknown[]
}

function itemOf(item: unknown, at: string): ItemPart {
  if (!isObject(item)) return { items: [] }
  const type = typeOf(item)
  const rules = Object.hasOwn(types, type) ? types[type] : undefined
  if (rules === undefined) {
    return { items: [], ...leftOut(`an item of type "${type}" comes from code of the site or a plugin`)(item, at) }
  }
  const named = { ...item, ...lookOf(item) }
  const { config = {}, differences } = partOf(named, at, { ...rules, ...attributeRules(item, rules) })
  const own = isObject(config['item']) ? config['item'] : {}
  const value = type === 'dropdown' ? { ...own, items: [...ownLink(item), ...listOf(own['items'])] } : own
  return { items: [{ ...(type !== 'link' && { type }), ...value }], differences }
}

/** The type of an item, where it is not said too: `link` for what Docusaurus calls `default`. */
export function typeOf(item: Readonly<Record<string, unknown>>): string {
  const { type, items } = item
  if (type === undefined || type === 'default') return items === undefined ? 'link' : 'dropdown'
  return String(type)
}

/** What is shown of an item: one without a label shows an icon that a stylesheet draws for its class. */
function lookOf(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { label, html, className, activeBaseRegex, type } = item
  const isIcon = className !== undefined && label === undefined && html === undefined && typeOf(item) === 'link'
  const name = labelOf(item)
  return {
    ...(name !== undefined && type !== 'html' && { label: name }),
    ...(isIcon && { html: '' }),
    ...(activeBaseRegex !== undefined && { activeOn: activeBaseRegex }),
  }
}

/** A menu that leads somewhere itself begins with the link, as that of Docusaurus does on phones. */
function ownLink({ items, to, href, label }: Readonly<Record<string, unknown>>): readonly unknown[] {
  const ownTarget = to ?? href
  const isThere = listOf(items).some((each) => isObject(each) && [each['to'], each['href']].includes(ownTarget))
  if (ownTarget === undefined || ownTarget === '#' || isThere) return []
  return itemOf({ label, ...(to === undefined ? { href } : { to }) }, '').items
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The versions of a menu: a list of names, or labels by name. */
function versionsOf(versions: unknown): unknown {
  if (Array.isArray(versions)) return versions.map((name: unknown) => ({ name }))
  return isObject(versions) ? Object.entries(versions).map(([name, own]) => ({ ...Object(own), name })) : versions
}

/** An item that shows only an icon has a name for those who cannot see it. */
function labelOf(item: Readonly<Record<string, unknown>>): unknown {
  const { label, html, href, to } = item
  if (typeof label === 'string' && label.trim() !== '') return label
  const spoken = item['aria-label'] ?? item['title']
  if (typeof spoken === 'string') return spoken
  if (typeof html === 'string')
    return (
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || hostOf(href ?? to)
    )
  return href === undefined && to === undefined ? undefined : hostOf(href ?? to)
}

/** `https://github.com/acme` → `github.com`. */
function hostOf(url: unknown): string {
  return String(url).replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1')
}

/** Other attributes that Docusaurus hands on to the link. A menu is a button, and says its own. */
function attributeRules(item: Readonly<Record<string, unknown>>, rules: Rules): Rules {
  if (rules['activeOn'] === link['activeOn']) return attributesOf(item, rules, 'item')
  const names = Object.keys(item).filter((name) => /^(?:aria|data)-/.test(name))
  const data = leftOut('menus have the attributes that the theme gives them')
  return Object.fromEntries(names.map((name) => [name, name.startsWith('data-') ? data : granted]))
}

function dropdownItems(items: unknown, at: string, key: string): Part {
  const all = (Array.isArray(items) ? items : []).map((item, index) => {
    const place = `${at}[${index}]`
    if (isLabelledVersion(item)) return itemOf({ ...item, type: 'link' }, place)
    const isHeld = isObject(item) && inMenus.has(typeOf(item))
    return isHeld ? itemOf(item, place) : { items: [], ...leftOut('a menu holds links and HTML')(item, place) }
  })
  return joined([
    { config: { item: { [key]: all.flatMap((each) => each.items.map(withoutPosition)) } } },
    ...all.map(({ differences = [] }) => ({ differences })),
  ])
}

/** A link to a version that says itself where it leads is like any other. */
function isLabelledVersion(item: unknown): item is Readonly<Record<string, unknown>> {
  return isObject(item) && item['type'] === 'docsVersion' && item['to'] !== undefined && item['label'] !== undefined
}

/** Types of the items that menus hold. */
const inMenus: ReadonlySet<string> = new Set(['link', 'doc', 'docSidebar', 'html'])

function withoutPosition(item: unknown): unknown {
  if (!isObject(item)) return item
  const { position: _, ...rest } = item
  return rest
}
