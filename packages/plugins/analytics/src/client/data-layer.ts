declare global {
  interface Window {
    /** What Google's tags read. */
    dataLayer?: unknown[]
  }
}

/** The list that Google's tags read, also what was added before they came. */
export function dataLayer(): unknown[] {
  return (window.dataLayer ??= [])
}
