import { isReference, schemaName, type Api } from './api.ts'
import type { Schema, SchemaObject } from './description.ts'

/**
 * A schema behind its references: what stands beside a reference counts for more than what it leads to. The same schema
 * gives the same object, so that one that holds itself is known again.
 */
export function resolvedSchema(schema: Schema | undefined, api: Api): SchemaObject {
  if (typeof schema !== 'object') return nothing
  if (!isReference(schema)) return schema
  const { $ref: _ref, ...own } = schema
  const target: Schema = api.resolve<SchemaObject>(schema)
  if (typeof target !== 'object') return own
  if (Object.keys(own).length === 0) return target
  const joined = joinedSchemas.get(schema) ?? { ...target, ...own }
  joinedSchemas.set(schema, joined)
  return joined
}

const nothing: SchemaObject = {}
const joinedSchemas = new WeakMap<SchemaObject, SchemaObject>()

/** The name of the page that shows a schema, undefined for one that stands where it is used. */
export function nameOf(schema: Schema | undefined, api: Api): string | undefined {
  if (typeof schema !== 'object') return undefined
  if (schema.$ref !== undefined) return schemaName(schema.$ref, api)
  // A name with words of its own beside it, as 3.0 writes it.
  const [only, more] = schema.allOf ?? []
  return more === undefined && schema.properties === undefined && only !== undefined ? nameOf(only, api) : undefined
}

/** Types of a schema, `null` among them. */
export function typesOf(schema: SchemaObject): readonly string[] {
  const written = [schema.type ?? impliedType(schema)].flat().filter((type) => type !== undefined)
  return schema.nullable && !written.includes('null') ? [...written, 'null'] : written
}

function impliedType({ properties, additionalProperties, items, enum: values }: SchemaObject): string | undefined {
  if (properties || additionalProperties) return 'object'
  if (items) return 'array'
  const types = new Set((values ?? []).map((value) => (value === null ? 'null' : typeof value)))
  return types.size === 1 ? [...types][0] : undefined
}

/** A schema with those of its `allOf` in one: what stands beside them counts for more. */
export function merged(schema: Schema | undefined, api: Api, path: readonly SchemaObject[] = []): SchemaObject {
  const own = resolvedSchema(schema, api)
  if (!own.allOf || path.includes(own)) return own
  const { allOf, ...rest } = own
  const parts = [...allOf.map((part) => merged(part, api, [...path, own])), rest]
  const all: SchemaObject = Object.assign({}, ...parts)
  const properties = Object.assign({}, ...parts.map((part) => part.properties))
  const required = parts.flatMap((part) => part.required ?? [])
  const ways = parts.flatMap((part) => part.oneOf ?? [])
  return {
    ...all,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(ways.length > 0 && { oneOf: ways }),
    // Titles are those of the parts.
    title: rest.title,
    description: rest.description ?? all.description,
  }
}

/** A property of an object. */
export interface Property {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** The properties of a merged schema; those with names that follow a pattern come last. */
export function propertiesOf(schema: SchemaObject): readonly Property[] {
  const required = new Set(schema.required)
  const named = Object.entries(schema.properties ?? {}).map(([name, own]) => ({
    name,
    schema: own,
    isRequired: required.has(name),
  }))
  const patterns = Object.entries(schema.patternProperties ?? {}).map(([pattern, own]) => ({
    name: `/${pattern}/`,
    schema: own,
    isRequired: false,
  }))
  return [...named, ...patterns]
}
