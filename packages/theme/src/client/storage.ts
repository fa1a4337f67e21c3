let warned = false

/** Read a value that the reader's browser keeps. Undefined when there is none or storage is blocked. */
export function readStorage(key: string): string | undefined {
  return attempt(() => localStorage.getItem(key) ?? undefined)
}

/** Keep a value in the reader's browser. Blocked storage is logged once; the page works on without it. */
export function writeStorage(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

/** Read what a tab of the browser keeps while it is open, as {@link writeSession} wrote it. */
export function readSession(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
}

/** Keep a value over loads of pages in a tab. */
export function writeSession(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))
}

/** Forget a kept value. */
export function removeStorage(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch (error) {
    if (!warned) console.warn('Browser storage failed: choices are not kept.', error)
    warned = true
    return undefined
  }
}
