import { text, type Inline } from '@docs-build/mdx-text'
import { merged, nameOf, resolvedSchema, typesOf } from '../api/schemas.ts'
import type { Schema, SchemaObject } from '../api/description.ts'
import { schemaLink, type Place } from './place.ts'

/**
 * Say the type of a schema in a line: `array of Pet`, with links to pages of schemas.
 *
 * @param around schemas in which it stands, so that one that holds itself ends
 */
export function typeLine(schema: Schema | undefined, place: Place, around: readonly Schema[] = []): readonly Inline[] {
  if (schema === undefined || schema === true) return [text('any')]
  if (schema === false) return [text('nothing')]
  const name = nameOf(schema, place.api)
  const own = resolvedSchema(schema, place.api)
  if (name !== undefined) return [schemaLink(name, place), ...(own.nullable ? [text(' or null')] : [])]
  if (around.includes(own)) return [text(own.title ?? 'object')]
  const inner = [...around, own]
  const ways = own.oneOf ?? own.anyOf
  if (ways && own.properties === undefined) return join(ways.map((way) => typeLine(way, place, inner)))
  if (own.allOf) return allOfLine(own, place, inner)
  const types = typesOf(own)
  if (types.length === 0) return [text(own.title ?? 'any')]
  return join(types.map((type) => oneType(type, own, place, inner)))
}

/** An object that takes over from others is called after itself. */
function allOfLine(own: SchemaObject, place: Place, inner: readonly Schema[]): readonly Inline[] {
  const whole = merged(own, place.api)
  const [first, more] = own.allOf ?? []
  if (!whole.properties && first !== undefined && more === undefined) return typeLine(first, place, inner)
  return [text(own.title ?? typesOf(whole)[0] ?? 'object')]
}

function oneType(type: string, own: SchemaObject, place: Place, inner: readonly Schema[]): readonly Inline[] {
  if (type === 'array') return [text('array of '), ...typeLine(own.items, place, inner)]
  const { additionalProperties: values } = own
  if (type === 'object' && typeof values === 'object' && !own.properties)
    return [text('map of '), ...typeLine(values, place, inner)]
  return [text(own.format !== undefined && type !== 'null' ? `${type} (${own.format})` : type)]
}

function join(parts: readonly (readonly Inline[])[]): readonly Inline[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(' or '), ...part]))
}
