/** Asks Algolia from a browser, with the interface that the embedded search has. */
export { algoliaHosts } from './algolia-hosts.ts'
export { algoliaSearch, type AlgoliaOptions } from './algolia-search.ts'
export { clientHosts } from './client-hosts.ts'
export { fetchRequester, type Requester } from './fetch-requester.ts'
export { hostCache } from './host-cache.ts'
