import { sample } from 'openapi-sampler'
import type { JSONSchema7 } from 'json-schema'
import type { Api } from '../api/api.ts'
import type { Example, MediaType } from '../api/description.ts'

/** Which way a body goes: what can only be read is in none that is sent. */
export type Direction = 'request' | 'response'

/** The first example of a content, else one made of its schema; undefined when there is nothing to say. */
export function exampleOf(media: MediaType, direction: Direction, api: Api): unknown {
  if (media.example !== undefined) return media.example
  for (const reference of Object.values(media.examples ?? {})) {
    const { value } = api.resolve<Example>(reference)
    if (value !== undefined) return value
  }
  if (media.schema === undefined || typeof media.schema === 'boolean') return undefined
  // The library reads schemas of OpenAPI; its types know those of JSON Schema alone.
  const schema = media.schema as JSONSchema7
  let made: unknown
  for (const maxSampleDepth of depths) {
    made = sampleOf(schema, { maxSampleDepth, direction, api })
    if (made === undefined || linesOf(made) <= mostLines) break
  }
  return made
}

/** How deep an example is, deepest first: one that becomes too long is made again, less deep. */
const depths = [6, 4, 3, 2]

/** Nobody reads more lines than these of an example that was made of a schema; pages would be slow by them. */
const mostLines = 200

function linesOf(value: unknown): number {
  return JSON.stringify(value, null, 1).split('\n').length
}

function sampleOf(
  schema: JSONSchema7,
  { maxSampleDepth, direction, api }: { maxSampleDepth: number; direction: Direction; api: Api },
): unknown {
  const options = {
    quiet: true,
    maxSampleDepth,
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
  }
  try {
    return sample(schema, options, api.description)
  } catch {
    // No example is better than no page.
    return undefined
  }
}
