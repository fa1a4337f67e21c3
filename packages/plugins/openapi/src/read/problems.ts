import { Validator } from '@seriousme/openapi-schema-validator'
import type { DataPath } from './located-data.ts'
import { pointerKeys } from './references.ts'

/** What is wrong with a description. */
export interface Problem {
  readonly path: DataPath
  readonly message: string
}

type ValidatorError = NonNullable<
  Exclude<Awaited<ReturnType<Validator['validate']>>['errors'], string | undefined>
>[number]

/**
 * Find what the schema of OpenAPI does not allow.
 *
 * @see https://spec.openapis.org/#openapi-specification-schemas
 */
export async function problems(description: Readonly<Record<string, unknown>>): Promise<readonly Problem[]> {
  if ((await new Validator().validate({ ...description })).valid) return []
  // All errors take long to find, so they are looked for where there are some.
  const { errors } = await new Validator({ allErrors: true }).validate({ ...description })
  // References were checked before, with their positions.
  if (!Array.isArray(errors)) return []
  return uniqueBy(causes(errors), ({ instancePath, keyword }) => `${instancePath} ${keyword}`).map((error) => ({
    path: pathOf(error),
    message: messageOf(error, errors, description),
  }))
}

/** These say that one of several ways failed; what says why stands beside them. */
const composite = new Set(['oneOf', 'anyOf', 'allOf', 'not', 'if', 'dependentSchemas', 'unevaluatedProperties'])

/** Errors that are no consequence of others: those that stand deepest. */
function causes(errors: readonly ValidatorError[]): readonly ValidatorError[] {
  const own = errors.filter(
    ({ keyword, params }) => !composite.has(keyword) && Reflect.get(params, 'missingProperty') !== '$ref',
  )
  const told = own.length > 0 ? own : errors
  return told.filter(({ instancePath }) => !told.some((other) => other.instancePath.startsWith(`${instancePath}/`)))
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}

/** A key too many is shown itself, one that lacks where it should be. */
function pathOf({ instancePath, params }: ValidatorError): DataPath {
  const extra: unknown = Reflect.get(params, 'additionalProperty') ?? Reflect.get(params, 'unevaluatedProperty')
  return typeof extra === 'string' ? [...pointerKeys(instancePath), extra] : pointerKeys(instancePath)
}

function messageOf(error: ValidatorError, all: readonly ValidatorError[], description: unknown): string {
  const param = (name: string): unknown => Reflect.get(error.params, name)
  const place = pointerKeys(error.instancePath).at(-1) ?? 'the description'
  const found = valueAt(description, pointerKeys(error.instancePath))
  if (error.keyword === 'required') return `Expected "${String(param('missingProperty'))}" in "${place}"`
  if (error.keyword === 'additionalProperties') return `Unexpected key "${String(param('additionalProperty'))}"`
  if (error.keyword === 'unevaluatedProperties') return `Unexpected key "${String(param('unevaluatedProperty'))}"`
  if (error.keyword === 'type') return `Unexpected ${shown(found)} for "${place}", expected ${String(param('type'))}`
  if (error.keyword === 'enum' || error.keyword === 'const') {
    // Each way that failed allows some.
    const allowed = all
      .filter(({ instancePath }) => instancePath === error.instancePath)
      .flatMap(({ params }) =>
        [Reflect.get(params, 'allowedValues') ?? Reflect.get(params, 'allowedValue') ?? []].flat(),
      )
    return `Unexpected ${shown(found)} for "${place}", expected ${[...new Set(allowed.map(shown))].join(' or ')}`
  }
  return `Unexpected ${shown(found)} for "${place}": it ${error.message ?? 'is not allowed'}`
}

function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : (JSON.stringify(value) ?? 'nothing')
}
