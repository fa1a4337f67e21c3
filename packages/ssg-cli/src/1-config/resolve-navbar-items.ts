import { alternatives } from '../diagnostics/quote.ts'
import { array, literal, type ZodType } from './zod.ts'
import { choice, name, object } from './schema-parts.ts'
import { describe } from './describe.ts'
import { keyPath } from '../diagnostics/quote.ts'
import { linkSchema } from './link-schema.ts'
import { locateString } from '../diagnostics/locate.ts'
import { locatePath } from '../diagnostics/locate-path.ts'
import { navbarItem } from '../diagnostics/catalogue.ts'
import { nearest } from '../text/nearest.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { problemsOf } from './problems-of.ts'
import type { NavbarItem } from '../model/config.ts'
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
      // The label stands in the same item, usually on the same line.
      const keys = { path: ['navbar', 'items', index, ...problem.path] }
      const position =
        scope.text === undefined ? undefined : (positionOf(scope.text, string ?? label) ?? locatePath(scope.text, keys))
      return navbarItem({ file: scope.source, item, message: `${where}${message}`, suggestion, hint, position })
    }),
  )
  return outcome(
    results.flatMap(({ item }) => item ?? []),
    diagnostics,
  )
}

function positionOf(text: string, wrong: string | undefined): Position | undefined {
  return wrong === undefined ? undefined : locateString(text, wrong)
}

interface ItemResult {
  readonly item?: NavbarItem
  readonly problems: readonly Problem[]
}

const position = choice(['left', 'right']).default('left')

type ItemType = NavbarItem['type']

type Schemas = Readonly<Record<ItemType, ZodType<NavbarItem>>>

function schemasFor(collections: readonly string[] | undefined): Schemas {
  const fallback = collections?.includes('default') ? 'default' : (collections?.[0] ?? 'default')
  const collection = (collections ? choice(collections) : name).default(fallback)
  return {
    link: linkSchema({ type: literal('link'), position }),
    doc: object({ type: literal('doc'), label: name.optional(), docId: name, collection, position }),
    docSidebar: object({ type: literal('docSidebar'), label: name.optional(), sidebarId: name, collection, position }),
    dropdown: object({
      type: literal('dropdown'),
      label: name,
      items: array(linkSchema({}), 'an array of links').min(1, 'at least one link'),
      position,
    }),
    search: object({ type: literal('search'), position }),
    docsVersionDropdown: object({
      type: literal('docsVersionDropdown'),
      collection,
      itemsBefore: array(linkSchema({}), 'an array of links').optional(),
      itemsAfter: array(linkSchema({}), 'an array of links').optional(),
      position,
    }),
    localeDropdown: object({ type: literal('localeDropdown'), position }),
    html: object({ type: literal('html'), value: name, position }),
  }
}

function resolveItem(item: unknown, schemas: Schemas): ItemResult {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { problems: [{ path: [], message: `Unexpected ${describe(item)}, expected an object` }] }
  }
  const type: unknown = 'type' in item && item.type !== undefined ? item.type : 'items' in item ? 'dropdown' : 'link'
  if (!isItemType(type, schemas)) return { problems: [unknownType(type, Object.keys(schemas))] }
  const value = { ...item, type }
  const result = schemas[type].safeParse(value)
  return result.success ? { item: result.data, problems: [] } : { problems: problemsOf(result.error, value) }
}

function isItemType(type: unknown, schemas: Schemas): type is ItemType {
  return typeof type === 'string' && Object.hasOwn(schemas, type)
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
