import {
  element,
  foreignMarkdown,
  inline,
  inlineCode,
  list,
  paragraph,
  text,
  type Content,
  type Inline,
} from '@docs-build/mdx-text'
import { schemaName } from '../api/api.ts'
import type { Schema, SchemaObject } from '../api/description.ts'
import { merged, nameOf, propertiesOf, resolvedSchema } from '../api/schemas.ts'
import { limits, written } from './limits.ts'
import { idsIn, schemaLink, type Place } from './place.ts'
import { typeLine } from './type-line.ts'

/** A value that has a name: a parameter, a header, a property. */
export interface NamedValue {
  readonly name: string
  readonly schema: Schema | undefined
  readonly isRequired: boolean
  readonly description?: string | undefined
  readonly isDeprecated?: boolean | undefined
  readonly example?: unknown
}

/** List values with type, description and limits. Each can be linked to. */
export function valueList(values: readonly NamedValue[], place: Place, around: readonly Schema[] = []): Content {
  const idOf = idsIn(place)
  const children = values.flatMap((value) => {
    const id = idOf(value.name)
    return [term(value, id, place), details(value, { ...place, ids: `${id}.` }, around)]
  })
  return element('dl', { className: 'api-values' }, children)
}

function term({ name, schema, isRequired, isDeprecated }: NamedValue, id: string, place: Place): Content {
  const own = typeof schema === 'object' ? schema : {}
  const parts: readonly Inline[] = [
    inlineCode(name === '' ? '""' : name),
    inline('span', { className: 'api-type' }, typeLine(schema, place)),
    ...(isRequired ? [mark('required')] : []),
    ...(own.readOnly ? [mark('read only')] : []),
    ...(own.writeOnly ? [mark('write only')] : []),
    ...(isDeprecated || own.deprecated ? [mark('deprecated')] : []),
    inline('a', { className: 'hash-link', href: `#${id}`, 'aria-label': `Direct link to ${name}` }, []),
  ]
  const line = parts.flatMap((part, index) => (index === 0 ? [part] : [text(' '), part]))
  return paragraph(inline('dt', { id }, line))
}

function mark(word: string): Inline {
  return inline('span', { className: `api-mark api-mark--${word.replace(' ', '-')}` }, [text(word)])
}

function details(value: NamedValue, place: Place, around: readonly Schema[]): Content {
  const { schema } = value
  const whole = merged(schema, place.api)
  const about = value.description ?? whole.description
  const example: unknown = value.example ?? whole.example ?? whole.examples?.[0]
  const lines = limits(whole)
  return element('dd', {}, [
    ...(about === undefined ? [] : foreignMarkdown(about, place.level + 1)),
    ...lines.map((line) => paragraph(...line)),
    ...(isShort(example) ? [paragraph(text('Example: '), inlineCode(written(example)))] : []),
    ...nested(schema, place, around),
  ])
}

/** Longer ones stand in the example of the whole. */
function isShort(example: unknown): boolean {
  if (example === undefined || example === null) return false
  return written(example).length <= 80 && !written(example).includes('\n')
}

/**
 * Show what is in a value that has no page of its own: properties, those of items, and the ways it may take.
 *
 * @param around schemas in which it stands, so that one that holds itself ends
 */
function nested(schema: Schema | undefined, place: Place, around: readonly Schema[]): readonly Content[] {
  if (typeof schema !== 'object' || nameOf(schema, place.api) !== undefined) return []
  const own = resolvedSchema(schema, place.api)
  if (around.includes(own)) return []
  const content = contentOf(schema, place, [...around, own])
  if (content.length === 0) return []
  const count = propertiesOf(merged(schema, place.api)).length
  const summary = count === 0 ? 'What it may hold' : count === 1 ? '1 property' : `${count} properties`
  return [
    element('details', { className: 'api-nested' }, [paragraph(inline('summary', {}, [text(summary)])), ...content]),
  ]
}

/** Show what a schema holds, without a fold around it; its first level also when it has a page of its own. */
export function contentOf(schema: Schema | undefined, place: Place, around: readonly Schema[]): readonly Content[] {
  const whole = merged(schema, place.api)
  const properties = propertiesOf(whole)
  const { items, additionalProperties: values } = whole
  return [
    ...(properties.length > 0 ? [valueList(properties, place, around)] : []),
    ...waysOf(whole, place, around),
    ...inner(items, 'item', place, around),
    ...(values === true || values === false ? [] : inner(values, 'value', place, around)),
    ...(values === false && properties.length > 0 ? [paragraph(text('No other properties.'))] : []),
  ]
}

/** What items of an array, or values of a map, hold. */
function inner(schema: Schema | undefined, word: string, place: Place, around: readonly Schema[]): readonly Content[] {
  if (typeof schema !== 'object' || nameOf(schema, place.api) !== undefined) return []
  const own = resolvedSchema(schema, place.api)
  if (around.includes(own)) return []
  return contentOf(schema, { ...place, ids: `${place.ids}${word}.` }, [...around, own])
}

/** The ways that a value may take, with what tells them apart. */
function waysOf(whole: SchemaObject, place: Place, around: readonly Schema[]): readonly Content[] {
  const ways = whole.oneOf ?? whole.anyOf ?? []
  if (ways.length === 0) return []
  const told = discriminated(whole, place)
  const isPlain = ways.every((way) => nested(way, place, around).length === 0)
  // The line of the type says as much.
  if (isPlain && told.length === 0 && !whole.properties) return []
  const items = ways.map((way, index) => [
    paragraph(...typeLine(way, place)),
    ...nested(way, { ...place, ids: `${place.ids}${index + 1}.` }, around),
  ])
  return [paragraph(text(whole.oneOf ? 'One of:' : 'Any of:')), list(items), ...told]
}

function discriminated({ discriminator }: SchemaObject, place: Place): readonly Content[] {
  if (!discriminator) return []
  const mapping = Object.entries(discriminator.mapping ?? {})
  const line = paragraph(text('Which one is told by '), inlineCode(discriminator.propertyName), text('.'))
  if (mapping.length === 0) return [line]
  const rows = mapping.map(([value, ref]) => {
    // A mapping may also hold the name alone.
    const name = schemaName(ref, place.api) ?? ref
    return [paragraph(inlineCode(value), text(': '), schemaLink(name, place))]
  })
  return [line, list(rows)]
}
