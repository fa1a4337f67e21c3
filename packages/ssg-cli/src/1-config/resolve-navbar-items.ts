import { alternatives } from '../diagnostics/quote.ts'
import { array, custom, literal, unknown, type ZodType } from './zod.ts'
import { choice, dictionary, name, object, text } from './schema-parts.ts'
import { describe } from '../diagnostics/describe.ts'
import { keyPath } from '../diagnostics/quote.ts'
import { attributes, linkSchema } from './link-schema.ts'
import { locateString } from '../diagnostics/locate.ts'
import { locatePath, type WrongValue } from '../diagnostics/locate-path.ts'
import { navbarItem } from '../diagnostics/catalogue.ts'
import { nearest } from '../text/nearest.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { problemsOf } from './problems-of.ts'
import { isObject } from '../text/is-object.ts'
import type { MenuItem, NavbarItem } from '../model/config.ts'
import type { Position } from '../model/diagnostic.ts'
import type { Problem } from './problem.ts'

/** What navbar items are checked against, and where they stand. */
export interface NavbarScope {
  /** Ids of the collections, or undefined when those are wrong themselves. */
  readonly collections: readonly string[] | undefined
  readonly source: string
  readonly text?: string
}

/** Complete the short forms of navbar items and check each one. An item that cannot be shown is reported and left out. */
export function resolveNavbarItems(items: readonly unknown[], scope: NavbarScope): Outcome<readonly NavbarItem[]> {
  const schemas = schemasFor(scope.collections)
  const results = items.map((item) => resolveItem(item, schemas))
  const diagnostics = results.flatMap(({ problems }, index) =>
    problems.map((problem) => {
      const { message, suggestion, hint, string } = problem
      const where = problem.path.length > 0 ? `In ${JSON.stringify(keyPath(problem.path))}: ` : ''
      const label = labelOf(items[index])
      const item = label ?? `navbar.items[${index}]`
      const keys = { path: ['navbar', 'items', index, ...problem.path], ...(string !== undefined && { string }) }
      const position = scope.text === undefined ? undefined : positionOf(scope.text, keys, string ?? label)
      return navbarItem({ file: scope.source, item, message: `${where}${message}`, suggestion, hint, position })
    }),
  )
  return outcome(
    results.flatMap(({ item }) => item ?? []),
    diagnostics,
  )
}

/** The label stands in the same item, usually on the same line. */
function positionOf(source: string, keys: WrongValue, wrong: string | undefined): Position | undefined {
  const named = wrong === undefined ? undefined : locateString(source, wrong)
  const isWhole = keys.path.length === 3
  return isWhole ? (named ?? locatePath(source, keys)) : (locatePath(source, keys) ?? named)
}

interface ItemResult {
  readonly item?: NavbarItem
  readonly problems: readonly Problem[]
}

/** What is in them was checked before. */
const menuItems = array(custom<MenuItem>(isObject), 'an array of links')
const pattern = name.refine(isPattern, 'a regular expression')
const look = {
  className: name.optional(),
  html: text.optional(),
  activeOn: pattern.optional(),
  attributes: attributes.optional(),
}
const position = choice(['left', 'right']).default('left')

type ItemType = NavbarItem['type']

type Schemas = Readonly<Record<ItemType, ZodType<NavbarItem>>>

function schemasFor(collections: readonly string[] | undefined): Schemas {
  const fallback = collections?.includes('default') ? 'default' : (collections?.[0] ?? 'default')
  const collection = (collections ? choice(collections) : name).default(fallback)
  return {
    link: linkSchema({ type: literal('link'), ...look, position }),
    doc: object({ type: literal('doc'), label: name.optional(), docId: name, collection, ...look, position }),
    docSidebar: object({
      type: literal('docSidebar'),
      label: name.optional(),
      sidebarId: name,
      collection,
      ...look,
      position,
    }),
    dropdown: object({
      type: literal('dropdown'),
      label: name,
      className: name.optional(),
      items: menuItems.min(1, 'at least one link'),
      position,
    }),
    search: object({ type: literal('search'), className: name.optional(), position }),
    docsVersionDropdown: object({
      type: literal('docsVersionDropdown'),
      collection,
      versions: array(object({ name, label: name.optional() }), 'an array of versions such as { name: "2.0" }')
        .min(1, 'at least one version')
        .optional(),
      itemsBefore: menuItems.optional(),
      itemsAfter: menuItems.optional(),
      className: name.optional(),
      position,
    }),
    localeDropdown: object({
      type: literal('localeDropdown'),
      itemsBefore: menuItems.optional(),
      itemsAfter: menuItems.optional(),
      query: name.regex(/^\?[^#\s]+$/, 'a query such as "?persist=true"').optional(),
      className: name.optional(),
      position,
    }),
    component: object({
      type: literal('component'),
      name,
      props: dictionary(name, unknown()).optional(),
      original: custom<NavbarItem>(isObject, 'an item').optional(),
      position,
    }),
    html: object({ type: literal('html'), value: name, className: name.optional(), position }),
  }
}

function resolveItem(item: unknown, schemas: Partial<Schemas>): ItemResult {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { problems: [{ path: [], message: `Unexpected ${describe(item)}, expected an object` }] }
  }
  const type: unknown = 'type' in item && item.type !== undefined ? item.type : 'items' in item ? 'dropdown' : 'link'
  const schema = typeof type === 'string' && isItemType(type, schemas) ? schemas[type] : undefined
  if (schema === undefined) return { problems: [unknownType(type, Object.keys(schemas))] }
  const { original, ...rest } = 'original' in item ? item : { ...item, original: undefined }
  const inside = original === undefined ? undefined : resolveItem(original, schemas)
  if (inside && !inside.item) return inside
  const { value, problems } = withMenus({ ...rest, type, ...(inside && { original: inside.item }) }, schemas)
  if (problems.length > 0) return { problems }
  const result = schema.safeParse(value)
  return result.success ? { item: result.data, problems: [] } : { problems: problemsOf(result.error, value) }
}

/** Check what the menus of an item hold, as items of the bar are checked. */
function withMenus(item: object, { link, doc, docSidebar, html }: Partial<Schemas>) {
  const lists = Object.entries(item).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[0] !== 'versions',
  )
  const checked = lists.map(([key, items]) => ({
    key,
    results: items.map((each) => resolveItem(each, { link, doc, docSidebar, html })),
  }))
  const problems = checked.flatMap(({ key, results }) =>
    results.flatMap((result, index) =>
      result.problems.map((problem) => ({ ...problem, path: [key, index, ...problem.path] })),
    ),
  )
  const menus = checked.map(({ key, results }) => [key, results.flatMap((result) => result.item ?? [])])
  return { value: { ...item, ...Object.fromEntries(menus) }, problems }
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

function isItemType(type: string, schemas: Partial<Schemas>): type is ItemType {
  return Object.hasOwn(schemas, type)
}

function unknownType(type: unknown, types: readonly string[]): Problem {
  const message = `Unexpected type ${describe(type)}, expected ${alternatives(types)}`
  return typeof type === 'string'
    ? { path: [], message, suggestion: nearest(type, types)[0], string: type }
    : { path: [], message }
}

function labelOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('label' in item)) return undefined
  return typeof item.label === 'string' && item.label ? item.label : undefined
}
