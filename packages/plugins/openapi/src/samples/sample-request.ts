import { exampleOf } from '../pages/example.ts'
import type { Api } from '../api/api.ts'
import type { MediaType, Parameter, RequestBody, SecurityScheme, Server } from '../api/description.ts'
import type { ApiOperation } from '../api/operations.ts'

/** A request that samples show in many languages. */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?:
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'form'; readonly fields: readonly FormField[] }
}

/** A part of a form. */
export interface FormField {
  readonly name: string
  /** Of a file, its path. */
  readonly value: string
  readonly isFile: boolean
}

/** A request with all that an operation requires, and examples for the rest where the description has some. */
export function sampleRequest(operation: ApiOperation, api: Api): SampleRequest {
  const secrets = secretsOf(operation, api)
  const query = [...given(operation, 'query', api), ...secrets.query]
  const cookies = [...given(operation, 'cookie', api), ...secrets.cookie]
  const body = bodyOf(operation, api)
  const headers = [
    ...(body?.contentType === undefined ? [] : [['Content-Type', body.contentType] as const]),
    ...given(operation, 'header', api),
    ...secrets.header,
    ...(cookies.length > 0 ? [['Cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; ')] as const] : []),
  ]
  return {
    method: operation.method.toUpperCase(),
    url:
      addressOf(operation, api) +
      (query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair])).toString()}` : ''),
    headers,
    ...(body && { body: body.content }),
  }
}

type Pair = readonly [name: string, value: string]

function given(operation: ApiOperation, place: Parameter['in'], api: Api): readonly Pair[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place && parameter.required)
    .map((parameter): Pair => [parameter.name, valueOf(parameter, api)])
}

function valueOf(parameter: Parameter, api: Api): string {
  const { schema, content } = parameter
  const media: MediaType = {
    ...Object.values(content ?? {})[0],
    ...(schema !== undefined && { schema }),
    ...own(parameter),
  }
  const example = exampleOf(media, 'request', api)
  if (example === undefined || example === null || example === '') return parameter.name
  // Samplers say "string" for any text, as often as it needs to be long enough; the name says more.
  if (typeof example === 'string' && example.startsWith('string')) return parameter.name
  if (Array.isArray(example)) return example.map(String).join(',')
  return typeof example === 'object' ? JSON.stringify(example) : String(example)
}

function own({ example, examples }: Parameter): MediaType {
  return { ...(example !== undefined && { example }), ...(examples && { examples }) }
}

/** The address: that of the first server, with its variables, and the path with its parameters. */
function addressOf(operation: ApiOperation, api: Api): string {
  const values = new Map(
    operation.parameters.filter((one) => one.in === 'path').map((one) => [one.name, valueOf(one, api)]),
  )
  const path = operation.path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = values.get(name)
    return value === undefined || value === name ? whole : encodeURIComponent(value)
  })
  return serverUrl(operation.servers[0]) + path
}

/** The URL of a server with the defaults of its variables. */
export function serverUrl(server: Server | undefined): string {
  const url = server?.url ?? ''
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => server?.variables?.[name]?.default ?? whole)
  // A path is one on the host that the description came from, which its reader knows.
  const absolute = /^https?:\/\//i.test(filled) ? filled : `https://example.com${filled}`
  return absolute.replace(/\/$/, '')
}

interface Secrets {
  readonly header: readonly Pair[]
  readonly query: readonly Pair[]
  readonly cookie: readonly Pair[]
}

function secretsOf({ operation }: ApiOperation, { description, resolve }: Api): Secrets {
  const [first = {}] = operation.security ?? description.security ?? []
  const secrets = { header: [] as Pair[], query: [] as Pair[], cookie: [] as Pair[] }
  for (const name of Object.keys(first)) {
    const reference = description.components?.securitySchemes?.[name]
    if (!reference) continue
    const scheme = resolve<SecurityScheme>(reference)
    if (scheme.type === 'apiKey') secrets[scheme.in ?? 'header'].push([scheme.name ?? name, 'YOUR_API_KEY'])
    else if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic')
      secrets.header.push(['Authorization', 'Basic YOUR_CREDENTIALS'])
    else if (scheme.type !== 'mutualTLS') secrets.header.push(['Authorization', 'Bearer YOUR_TOKEN'])
  }
  return secrets
}

interface Body {
  readonly contentType?: string
  readonly content: NonNullable<SampleRequest['body']>
}

function bodyOf({ operation }: ApiOperation, api: Api): Body | undefined {
  if (!operation.requestBody) return undefined
  const types = Object.entries(api.resolve<RequestBody>(operation.requestBody).content)
  const [type, media] = types.find(([name]) => /json/.test(name)) ?? types[0] ?? []
  if (type === undefined || media === undefined) return undefined
  const example = exampleOf(media, 'request', api)
  if (type === 'multipart/form-data') return { content: { type: 'form', fields: fieldsOf(example, media, api) } }
  if (type === 'application/x-www-form-urlencoded')
    return { contentType: type, content: { type: 'text', text: new URLSearchParams(pairs(example)).toString() } }
  const text = typeof example === 'string' && !/json/.test(type) ? example : JSON.stringify(example ?? {}, null, 2)
  return { contentType: type, content: { type: 'text', text } }
}

function pairs(example: unknown): [string, string][] {
  return Object.entries(typeof example === 'object' && example !== null ? example : {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
}

function fieldsOf(example: unknown, { schema }: MediaType, api: Api): readonly FormField[] {
  const properties = typeof schema === 'object' ? api.resolve(schema as { properties?: object }).properties : undefined
  return pairs(example).map(([name, value]) => {
    const isFile = isBinary(properties && Reflect.get(properties, name))
    return { name, value: isFile ? 'file.bin' : value, isFile }
  })
}

/** A file: `format: binary` in 3.0, `contentMediaType` in 3.1. */
function isBinary(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  return ('format' in schema && schema.format === 'binary') || 'contentMediaType' in schema
}
