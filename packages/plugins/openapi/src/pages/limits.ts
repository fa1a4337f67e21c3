import { inlineCode, text, type Inline } from '@docs-build/mdx-text'
import type { SchemaObject } from '../api/description.ts'

/** What values a schema allows, a line for each limit: `Default: 20`, `At most 100`. */
export function limits(schema: SchemaObject): readonly (readonly Inline[])[] {
  const { enum: values, const: only, default: usual, pattern, format, contentMediaType } = schema
  const items = typeof schema.items === 'object' ? schema.items : {}
  return [
    ...listed('Always', only === undefined ? [] : [only]),
    ...listed('One of', values ?? []),
    ...listed('Each is one of', items.enum ?? []),
    ...listed('Default', usual === undefined ? [] : [usual]),
    ...bounds(schema),
    ...(pattern === undefined ? [] : [[text('Pattern: '), inlineCode(pattern)]]),
    ...(format === undefined && contentMediaType !== undefined
      ? [[text('Content: '), inlineCode(contentMediaType)]]
      : []),
  ]
}

function listed(label: string, values: readonly unknown[]): readonly (readonly Inline[])[] {
  if (values.length === 0) return []
  const items = values.flatMap((value, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(written(value))])
  return [[text(`${label}: `), ...items]]
}

/** A value as it is written in JSON, a text without quotes. */
export function written(value: unknown): string {
  // Code in a line has at least one character.
  return typeof value === 'string' && value.trim() !== '' ? value : JSON.stringify(value)
}

function bounds(schema: SchemaObject): readonly (readonly Inline[])[] {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: under, multipleOf } = schema
  const lines = [
    // 3.0 has a flag beside the bound, 3.1 another bound.
    typeof above === 'number'
      ? `More than ${above}`
      : minimum !== undefined && `${above ? 'More than' : 'At least'} ${minimum}`,
    typeof under === 'number'
      ? `Less than ${under}`
      : maximum !== undefined && `${under ? 'Less than' : 'At most'} ${maximum}`,
    multipleOf !== undefined && `A multiple of ${multipleOf}`,
    range('character', schema.minLength, schema.maxLength),
    range('item', schema.minItems, schema.maxItems),
    range('property', schema.minProperties, schema.maxProperties),
    schema.uniqueItems && 'No item twice',
  ]
  return lines.flatMap((line) => (line ? [[text(line)]] : []))
}

function range(unit: string, from: number | undefined, to: number | undefined): string | undefined {
  const many = (count: number) => `${count} ${count === 1 ? unit : unit === 'property' ? 'properties' : `${unit}s`}`
  if (from !== undefined && from > 0 && to !== undefined) return from === to ? many(to) : `${from} to ${many(to)}`
  if (to !== undefined) return `At most ${many(to)}`
  return from !== undefined && from > 0 ? `At least ${many(from)}` : undefined
}
