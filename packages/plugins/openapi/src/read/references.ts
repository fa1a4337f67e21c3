import type { DataPath } from './located-data.ts'

/** A reference, and where it stands. */
export interface FoundReference {
  readonly path: DataPath
  readonly ref: string
}

/** Find all references of a value. Examples and defaults are data, in which `$ref` means nothing. */
export function references(value: unknown): readonly FoundReference[] {
  const found: FoundReference[] = []
  collect(value, [], found, false)
  return found
}

const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

function collect(value: unknown, path: DataPath, found: FoundReference[], isNamed: boolean): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], found, false)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    if (key === '$ref' && typeof item === 'string' && !isNamed) found.push({ path, ref: item })
    // Keys of these are names that the author chose: a property may be called "example".
    else if (isNamed || !data.has(key) || hasReferences(key, item))
      collect(item, [...path, key], found, !isNamed && names.has(key))
  }
}

const names = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers', 'examples'])

/** `examples` of a content holds examples by name, which may be references; that of a schema is a list of data. */
function hasReferences(key: string, item: unknown): boolean {
  return key === 'examples' && !Array.isArray(item)
}

/**
 * What a pointer within a document leads to, undefined for nothing.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function atPointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const key of pointerKeys(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key] // an own key of an object
  }
  return value
}

/** The keys of a pointer: `#/a~1b/c` → `a/b`, `c`. */
export function pointerKeys(pointer: string): readonly string[] {
  const path = pointer.replace(/^#/, '')
  return path === '' ? [] : path.slice(1).split('/').map(decodeKey)
}

function decodeKey(key: string): string {
  let decoded = key
  try {
    decoded = decodeURIComponent(key)
  } catch {
    // A percent sign that stands for itself.
  }
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~')
}
