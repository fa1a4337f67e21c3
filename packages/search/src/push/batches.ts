/** How much one request may carry. */
export interface BatchLimits {
  readonly records: number
  /** Of the records as JSON. */
  readonly bytes: number
}

/** Algolia advises up to 1,000 records and 10 MB; less gets through slow uplinks in the time that a write has. */
export const batchLimits: BatchLimits = { records: 1000, bytes: 2_000_000 }

/**
 * Divide records into requests. A record that is larger than a request stands alone: the host says what is wrong with it.
 *
 *     batches([a, b, c], { records: 2, bytes: 1000 })  // → [[a, b], [c]]
 *
 * @see https://www.algolia.com/doc/guides/sending-and-managing-data/send-and-update-your-data/how-to/sending-records-in-batches
 */
export function batches<Item>(
  records: readonly Item[],
  limits: BatchLimits = batchLimits,
): readonly (readonly Item[])[] {
  const done: Item[][] = []
  let current: Item[] = []
  let bytes = 0
  for (const record of records) {
    const size = recordBytes(record)
    if (current.length > 0 && (current.length === limits.records || bytes + size > limits.bytes)) {
      done.push(current)
      current = []
      bytes = 0
    }
    current.push(record)
    bytes += size
  }
  return current.length === 0 ? done : [...done, current]
}

/** Bytes of a record as it is sent. */
export function recordBytes(record: unknown): number {
  return Buffer.byteLength(JSON.stringify(record))
}
