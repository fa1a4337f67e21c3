/** Where a blob lies in the cache. */
export type BlobRef = readonly [pack: string, offset: number, length: number]
