import {
  element,
  foreignMarkdown,
  heading,
  inline,
  inlineCode,
  link,
  paragraph,
  text,
  type Content,
} from '@docs-build/mdx-text'
import { parameterPlaces, type ExternalDocs, type Header, type RequestBody, type Response } from '../api/description.ts'
import type { ApiOperation } from '../api/operations.ts'
import type { SampleLanguage } from '../options.ts'
import { samples } from '../samples/samples.ts'
import { contents } from './contents.ts'
import { below, type Place } from './place.ts'
import { requirements } from './security.ts'
import { valueList } from './values.ts'

/** Show an operation below a heading of its own. */
export function operationContent(
  operation: ApiOperation,
  languages: readonly SampleLanguage[],
  place: Place,
): readonly Content[] {
  const { description, externalDocs, deprecated } = operation.operation
  return [
    ...(deprecated
      ? [element('Admonition', { type: 'warning', title: 'Deprecated' }, [paragraph(text('This may go away.'))])]
      : []),
    endpoint(operation),
    // Generators of descriptions often say the title again.
    ...(description === undefined || description.trim() === operation.title
      ? []
      : foreignMarkdown(description, place.level + 1)),
    ...(externalDocs ? [paragraph(externalLink(externalDocs))] : []),
    ...ownServers(operation, place),
    ...samples(operation, languages, place.api),
    ...requirements(operation.operation.security, place),
    ...parameters(operation, place),
    ...requestBody(operation, place),
    ...responses(operation, place),
    ...callbacks(operation, place),
  ]
}

/** A link to what else there is to read. */
export function externalLink({ url, description }: ExternalDocs) {
  return link(url, text(description?.trim() || url))
}

/** Method and path in a line. */
export function endpoint({ method, path, isWebhook }: Pick<ApiOperation, 'method' | 'path' | 'isWebhook'>): Content {
  return paragraph(
    inline('span', { className: 'api-endpoint' }, [
      inline('span', { className: `api-method api-method--${method}` }, [text(method.toUpperCase())]),
      text(' '),
      inlineCode(path),
      ...(isWebhook ? [text(' webhook')] : []),
    ]),
  )
}

/** Servers that are not those of the whole description. */
function ownServers({ servers }: ApiOperation, { api }: Place): readonly Content[] {
  if (servers === api.description.servers || servers.length === 0) return []
  const items = servers.flatMap(({ url }, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(url)])
  return [paragraph(text(servers.length === 1 ? 'Server: ' : 'Servers: '), ...items)]
}

function section(title: string, id: string, place: Place): Content {
  return heading(place.level + 1, [text(title)], `${place.ids}${id}`)
}

function parameters(operation: ApiOperation, place: Place): readonly Content[] {
  return parameterPlaces.flatMap((where) => {
    const own = operation.parameters.filter((parameter) => parameter.in === where)
    if (own.length === 0) return []
    const values = own.map(({ name, schema, content, required, ...rest }) => ({
      name,
      schema: schema ?? Object.values(content ?? {})[0]?.schema,
      isRequired: required === true,
      description: rest.description,
      isDeprecated: rest.deprecated,
      example: rest.example,
    }))
    const title = `${where.charAt(0).toUpperCase()}${where.slice(1)} parameters`
    return [section(title, `${where}-parameters`, place), valueList(values, below(place, `${where}-`))]
  })
}

function requestBody({ operation }: ApiOperation, place: Place): readonly Content[] {
  if (!operation.requestBody) return []
  const { description, required, content } = place.api.resolve<RequestBody>(operation.requestBody)
  return [
    section('Request body', 'request-body', place),
    ...(required ? [paragraph(inline('span', { className: 'api-mark api-mark--required' }, [text('required')]))] : []),
    ...(description === undefined ? [] : foreignMarkdown(description, place.level + 2)),
    ...contents(content, 'request', below(place, 'body-')),
  ]
}

function responses({ operation }: ApiOperation, place: Place): readonly Content[] {
  const all = Object.entries(operation.responses ?? {}).filter(([status]) => !status.startsWith('x-'))
  if (all.length === 0) return []
  const shown = all.flatMap(([status, reference]): readonly Content[] => {
    const { description, headers, content } = place.api.resolve<Response>(reference)
    const inner = below(below(place), `${status}-`)
    return [
      heading(place.level + 2, [text(statusTitle(status))], `${place.ids}response-${status.toLowerCase()}`),
      ...(description === undefined ? [] : foreignMarkdown(description, inner.level + 1)),
      ...headersOf(headers, inner),
      ...contents(content, 'response', inner),
    ]
  })
  return [section('Responses', 'responses', place), ...shown]
}

function statusTitle(status: string): string {
  return status === 'default' ? 'Other responses' : status
}

function headersOf(headers: Response['headers'], place: Place): readonly Content[] {
  const values = Object.entries(headers ?? {}).map(([name, reference]) => {
    const { schema, content, required, description, deprecated, example } = place.api.resolve<Header>(reference)
    const shown = schema ?? Object.values(content ?? {})[0]?.schema
    return { name, schema: shown, isRequired: required === true, description, isDeprecated: deprecated, example }
  })
  if (values.length === 0) return []
  return [paragraph(text('Headers:')), valueList(values, { ...place, ids: `${place.ids}header-` })]
}

/** What the API calls in turn, at URLs that the request names. */
function callbacks({ operation }: ApiOperation, place: Place): readonly Content[] {
  const shown = Object.entries(operation.callbacks ?? {}).flatMap(([name, reference]) =>
    Object.entries(place.api.resolve(reference)).flatMap(([path, item]) =>
      Object.entries(place.api.resolve(item)).flatMap(([method, own]): readonly Content[] => {
        if (!isOperation(own)) return []
        const inner = below(below(place, `callback-${name}-`))
        const called = { ...emptyOperation, operation: own }
        return [
          heading(place.level + 2, [text(name)]),
          paragraph(inlineCode(`${method.toUpperCase()} ${path}`)),
          ...(own.description === undefined ? [] : foreignMarkdown(own.description, inner.level + 1)),
          ...requestBody(called, inner),
          ...responses(called, inner),
        ]
      }),
    ),
  )
  return shown.length === 0 ? [] : [section('Callbacks', 'callbacks', place), ...shown]
}

const emptyOperation: Omit<ApiOperation, 'operation'> = {
  title: '',
  slug: '',
  tag: '',
  method: 'post',
  path: '',
  isWebhook: true,
  parameters: [],
  servers: [],
  location: [],
}

function isOperation(value: unknown): value is ApiOperation['operation'] {
  return typeof value === 'object' && value !== null && 'responses' in value
}
