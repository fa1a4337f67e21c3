/** What a site says of one description. */
export interface OpenApiOptions {
  /** The description in OpenAPI 3.0 or 3.1: a JSON or YAML file, absolute or relative to the site folder, or a URL. */
  readonly description: string
  /** Unique in the site, where it has several: `api` unless it says more. */
  readonly id?: string
  /** URL below which the pages lie: the `id` unless it says more. */
  readonly routeBasePath?: string
  /** A page for each operation, or for each tag with all its operations. `operation` unless it says more. */
  readonly pages?: 'operation' | 'tag'
  /** Languages of the request samples; all six unless it says more, none when it is empty. */
  readonly samples?: readonly SampleLanguage[]
  /** How long a description from a URL is kept; a day unless it says more. */
  readonly maxAgeSeconds?: number
}

/** Languages of request samples, in the order of their tabs. */
export const sampleLanguages = ['curl', 'python', 'go', 'nodejs', 'csharp', 'java'] as const

/** One of {@link sampleLanguages}. */
export type SampleLanguage = (typeof sampleLanguages)[number]

/** Options with every value. */
export type ApiOptions = Required<OpenApiOptions>

const day = 24 * 60 * 60

/**
 * Check options and fill in what they leave out.
 *
 * @throws {Error} that says what is wrong
 */
export function apiOptions(options: OpenApiOptions | undefined): ApiOptions {
  if (typeof options !== 'object' || options === null)
    throw wrong(undefined, options, "{ description: 'openapi.yaml' }")
  const { description, id = 'api', routeBasePath = id, pages = 'operation', samples = sampleLanguages } = options
  const { maxAgeSeconds = day } = options
  const known = ['description', 'id', 'routeBasePath', 'pages', 'samples', 'maxAgeSeconds']
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected one of ${known.join(', ')}`)
  if (typeof description !== 'string' || description.trim() === '')
    throw wrong('description', description, 'the path or URL of a description in OpenAPI')
  if (typeof id !== 'string' || !/^[\w.-]+$/.test(id)) throw wrong('id', id, 'letters, digits, "_", "-" and "."')
  if (typeof routeBasePath !== 'string') throw wrong('routeBasePath', routeBasePath, 'a route such as "api"')
  if (pages !== 'operation' && pages !== 'tag') throw wrong('pages', pages, '"operation" or "tag"')
  if (!Array.isArray(samples)) throw wrong('samples', samples, `a list of ${sampleLanguages.join(', ')}`)
  const foreign: unknown = samples.find((language) => !sampleLanguages.includes(language))
  if (foreign !== undefined) throw wrong('samples', foreign, `languages of ${sampleLanguages.join(', ')}`)
  if (typeof maxAgeSeconds !== 'number' || !(maxAgeSeconds >= 0))
    throw wrong('maxAgeSeconds', maxAgeSeconds, 'a number of seconds from 0')
  return { description, id, routeBasePath, pages, samples, maxAgeSeconds }
}

/**
 * Check the options of one description or several, each with an id of its own.
 *
 * @throws {Error} that says what is wrong
 */
export function allOptions(options: OpenApiOptions | readonly OpenApiOptions[] | undefined): readonly ApiOptions[] {
  const written: readonly (OpenApiOptions | undefined)[] = isList(options) ? options : [options]
  const all = written.map(apiOptions)
  const second = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index)
  if (second === undefined) return all
  const again = `Unexpected second description ${JSON.stringify(second.description)} with the id "${second.id}"`
  throw new Error(`${again}, expected an id of its own for each: [{ id: 'v1', … }, { id: 'v2', … }]`)
}

function isList(options: unknown): options is readonly OpenApiOptions[] {
  return Array.isArray(options)
}

function wrong(option: string | undefined, value: unknown, expected: string): Error {
  const place = option === undefined ? 'options' : `option "${option}"`
  if (value === undefined)
    return new Error(`There ${option === undefined ? 'are no' : 'is no'} ${place}, expected ${expected}`)
  return new Error(`Unexpected ${JSON.stringify(value)} for ${place}, expected ${expected}`)
}
