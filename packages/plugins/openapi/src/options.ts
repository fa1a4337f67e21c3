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
export function apiOptions(options: OpenApiOptions): ApiOptions {
  const { description, id = 'api', routeBasePath = id, pages = 'operation', samples = sampleLanguages } = options
  const known = ['description', 'id', 'routeBasePath', 'pages', 'samples', 'maxAgeSeconds']
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected one of ${known.join(', ')}`)
  if (typeof description !== 'string' || description === '')
    throw new Error(`Unexpected "description", expected the path or URL of a description in OpenAPI`)
  if (pages !== 'operation' && pages !== 'tag')
    throw new Error(`Unexpected "pages" ${JSON.stringify(pages)}, expected "operation" or "tag"`)
  const foreign = samples.find((language) => !sampleLanguages.includes(language))
  if (foreign !== undefined)
    throw new Error(`Unexpected language "${foreign}" of "samples", expected ${sampleLanguages.join(', ')}`)
  return { description, id, routeBasePath, pages, samples, maxAgeSeconds: options.maxAgeSeconds ?? day }
}
