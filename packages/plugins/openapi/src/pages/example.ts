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
  const options = {
    quiet: true,
    // Deeper than that, an example no longer shows anything.
    maxSampleDepth: 6,
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
  }
  try {
    // The library reads schemas of OpenAPI; its types know those of JSON Schema alone.
    return sample(media.schema as JSONSchema7, options, api.description)
  } catch {
    // No example is better than no page.
    return undefined
  }
}
