import {
  code,
  element,
  foreignMarkdown,
  heading,
  inline,
  inlineCode,
  paragraph,
  text,
  type Content,
  type Inline,
} from '@docs-build/mdx-text'
import type { Example, MediaType } from '../api/description.ts'
import { merged, nameOf, resolvedSchema } from '../api/schemas.ts'
import { exampleOf, type Direction } from './example.ts'
import { contentOf } from './values.ts'
import { below, type Place } from './place.ts'
import { typeLine } from './type-line.ts'

/** Show the contents of a body by their types. */
export function contents(
  types: Readonly<Record<string, MediaType>> | undefined,
  direction: Direction,
  place: Place,
): readonly Content[] {
  const groups = grouped(types)
  if (groups.length < 2) return groups.flatMap((group) => contentOfTypes(group, direction, place))
  return groups.flatMap((group, index) => [
    heading(place.level + 1, joined(group.types)),
    ...contentOfTypes({ ...group, types: [] }, direction, below(place, index === 0 ? '' : `${index + 1}.`)),
  ])
}

interface ContentGroup {
  readonly types: readonly string[]
  readonly media: MediaType
}

/** Types whose contents are equal are shown once. */
function grouped(types: Readonly<Record<string, MediaType>> | undefined): readonly ContentGroup[] {
  const groups = new Map<string, ContentGroup>()
  for (const [type, media] of Object.entries(types ?? {})) {
    const key = JSON.stringify(media)
    groups.set(key, { types: [...(groups.get(key)?.types ?? []), type], media })
  }
  return [...groups.values()]
}

function joined(types: readonly string[]): readonly Inline[] {
  return types.flatMap((type, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(type)])
}

function contentOfTypes({ types, media }: ContentGroup, direction: Direction, place: Place): readonly Content[] {
  const { schema } = media
  const own = resolvedSchema(schema, place.api)
  const isNamed = nameOf(schema, place.api) !== undefined
  const about = isNamed ? undefined : merged(schema, place.api).description
  const line = [
    ...(types.length === 0 ? [] : [...joined(types), text(' ')]),
    ...(schema === undefined ? [] : [inline('span', { className: 'api-type' }, typeLine(schema, place))]),
  ]
  return [
    ...(line.length === 0 ? [] : [paragraph(...line)]),
    ...(about === undefined ? [] : foreignMarkdown(about, place.level + 1)),
    ...contentOf(schema, place, [own]),
    ...examples(media, direction, place, types[0]),
  ]
}

/** Examples of a content: those that have names, else one that is made of the schema. */
export function examples(
  media: MediaType,
  direction: Direction,
  place: Place,
  type = 'application/json',
): readonly Content[] {
  const named = Object.entries(media.examples ?? {}).map(([name, example]): readonly [string, Example] => [
    name,
    place.api.resolve<Example>(example),
  ])
  const shown = named.flatMap(([name, { summary, description, value }]) =>
    value === undefined
      ? []
      : [
          fold(`Example: ${summary ?? name}`, [
            ...(description ? foreignMarkdown(description, place.level + 1) : []),
            block(value, type),
          ]),
        ],
  )
  if (shown.length > 0) return shown
  // Samplers make JSON.
  if (/xml|octet-stream|multipart/.test(type) && media.example === undefined) return []
  const made = exampleOf(media, direction, place.api)
  return made === undefined ? [] : [fold('Example', [block(made, type)])]
}

function fold(label: string, content: readonly Content[]): Content {
  return element('Details', { summary: label, className: 'api-example' }, content)
}

function block(value: unknown, type: string): Content {
  const isText = typeof value === 'string'
  const language = /xml/.test(type) ? 'xml' : isText && !/json/.test(type) ? 'text' : 'json'
  return code(language, isText ? value : JSON.stringify(value, null, 2))
}
