import type { BlobRef } from '../../model/page-job.ts'

/** Under these names answers keep references to blobs. */
const names = ['blob', 'records', 'terms', 'texts', 'quotable'] as const

/** The blobs that an answer points to: its own, and those that it has for the search. */
export function blobRefs(value: unknown): readonly BlobRef[] {
  if (!isObject(value)) return []
  const own = names.flatMap((name) => (isBlobRef(value[name]) ? [value[name]] : []))
  return 'search' in value ? [...own, ...blobRefs(value['search'])] : own
}

/** An answer of which the blobs lie somewhere else. */
export function withBlobRefs(value: unknown, move: (ref: BlobRef) => BlobRef): unknown {
  if (!isObject(value)) return value
  const own = names.flatMap((name) => (isBlobRef(value[name]) ? [[name, move(value[name])] as const] : []))
  return {
    ...value,
    ...Object.fromEntries(own),
    ...('search' in value && { search: withBlobRefs(value['search'], move) }),
  }
}

function isBlobRef(value: unknown): value is BlobRef {
  return Array.isArray(value) && value.length === 4 && typeof value[0] === 'string' && value[0].endsWith('.pack')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
