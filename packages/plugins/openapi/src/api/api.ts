import { posix } from 'node:path'
import { atPointer, pointerKeys } from '../read/references.ts'
import type { Description, Reference } from './description.ts'
import { operationsOf, type ApiOperation } from './operations.ts'
import { slugs } from './slugs.ts'

/** An API as pages show it: its operations in groups, its schemas by name, and the files of both. */
export interface Api {
  readonly description: Description
  readonly tags: readonly ApiTag[]
  /** Files of schemas by name. */
  readonly schemas: ReadonlyMap<string, string>
  /** What stands where a reference leads to. */
  resolve<T extends object>(value: T | Reference): T
}

/** A group of operations. */
export interface ApiTag {
  readonly name: string
  readonly slug: string
  readonly description?: string
  readonly externalDocs?: { readonly url: string; readonly description?: string }
  readonly operations: readonly ApiOperation[]
}

/** Group the operations of a description by their first tag, in the order of its list of tags. */
export function apiOf(description: Description): Api {
  const resolve = resolver(description)
  const operations = operationsOf(description, resolve)
  const declared = description.tags ?? []
  const names = new Set([...declared.map(({ name }) => name), ...operations.map(({ tag }) => tag)])
  const slugOf = slugs(['schemas'])
  const tags = [...names].flatMap((name) => {
    const own = operations.filter(({ tag }) => tag === name)
    if (own.length === 0) return []
    return [{ ...declared.find((tag) => tag.name === name), name, slug: slugOf(name), operations: own }]
  })
  const schemaSlug = slugs([])
  const schemas = Object.keys(description.components?.schemas ?? {}).map((name): [string, string] => [
    name,
    `schemas/${schemaSlug(name)}.mdx`,
  ])
  return { description, tags, schemas: new Map(schemas), resolve }
}

function resolver(description: Description): Api['resolve'] {
  return <T extends object>(value: T | Reference): T => {
    let found: unknown = value
    // A chain that leads back to itself ends somewhere.
    for (let step = 0; step < 32 && isReference(found); step++) found = atPointer(description, found.$ref)
    // References were checked, and the schema of OpenAPI says what they lead to.
    return (isReference(found) || found === undefined ? {} : found) as T
  }
}

/** Tell a reference from what it may stand for. */
export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'
}

/** The name of a schema that has a page: `#/components/schemas/Pet` → `Pet`. */
export function schemaName(ref: string, { schemas }: Pick<Api, 'schemas'>): string | undefined {
  const [first, second, name, more] = pointerKeys(ref)
  if (first !== 'components' || second !== 'schemas' || more !== undefined) return undefined
  return name !== undefined && schemas.has(name) ? name : undefined
}

/** The path of a file as links in another one name it. */
export function linkTo(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file)
  return path.startsWith('.') ? path : `./${path}`
}
