import type { Api } from './api.ts'
import { methods, type Description, type Method, type Operation, type Parameter, type Server } from './description.ts'
import { slugs } from './slugs.ts'

/** An operation, with what its path says of it. */
export interface ApiOperation {
  readonly title: string
  readonly slug: string
  readonly tag: string
  readonly method: Method
  /** Of a webhook, its name. */
  readonly path: string
  readonly isWebhook: boolean
  readonly operation: Operation
  readonly parameters: readonly Parameter[]
  readonly servers: readonly Server[]
  /** Keys that lead to it in the description. */
  readonly location: readonly string[]
}

/** List the operations of a description, those of webhooks last. */
export function operationsOf(description: Description, resolve: Api['resolve']): readonly ApiOperation[] {
  const slugOf = slugs([])
  return [...operationsIn('paths', description, resolve), ...operationsIn('webhooks', description, resolve)].map(
    (operation) => ({ ...operation, slug: slugOf(operation.operation.operationId ?? operation.title) }),
  )
}

function operationsIn(
  key: 'paths' | 'webhooks',
  description: Description,
  resolve: Api['resolve'],
): readonly Omit<ApiOperation, 'slug'>[] {
  return Object.entries(description[key] ?? {}).flatMap(([path, reference]) => {
    const item = resolve(reference)
    return methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [
        {
          title: operation.summary?.trim() || operation.operationId || `${method.toUpperCase()} ${path}`,
          tag: operation.tags?.[0] ?? (key === 'webhooks' ? 'Webhooks' : 'Operations'),
          method,
          path,
          isWebhook: key === 'webhooks',
          operation,
          parameters: parametersOf([...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)),
          servers: operation.servers ?? item.servers ?? description.servers ?? [],
          location: [key, path, method],
        },
      ]
    })
  })
}

/** An operation's own parameter takes the place of that of the path. */
function parametersOf(parameters: readonly Parameter[]): readonly Parameter[] {
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}
