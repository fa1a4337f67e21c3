import { liteClient as create } from 'algoliasearch/lite'

/** The client of the hosted engine that can only search: small enough for a page. */
export const liteClient = create

/** What the client lets its caller choose. */
export type ClientOptions = NonNullable<Parameters<typeof create>[2]>
