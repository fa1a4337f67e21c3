import type { Host } from '../host.ts'
import { readText } from '../scan-site.ts'

/** The text of a file, or undefined for one that is no text: it is copied as it is. */
export function textOf(host: Pick<Host, 'files'>, path: string): string | undefined {
  try {
    return readText(host, path)
  } catch {
    return undefined
  }
}
