import { readSession, writeSession } from '../client/storage.ts'

const storageKey = 'docs-build.search'

/** Keep a query over a reload of the page. */
export function keepQuery(text: string): void {
  writeSession(storageKey, text)
}

/** Give a query that was kept for this load of the page, once. */
export function takeKeptQuery(): string | undefined {
  const text = readSession(storageKey)
  if (typeof text !== 'string') return undefined
  writeSession(storageKey, null)
  return text
}
