const storageKey = 'docs-build.search'

/** Keep a query over a reload of the page. */
export function keepQuery(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text)
  } catch {
    // Without storage the reader types it once more.
  }
}

/** Give a query that was kept for this load of the page, once. */
export function takeKeptQuery(): string | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return text ?? undefined
  } catch {
    return undefined
  }
}
