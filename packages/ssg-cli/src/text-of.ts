import type { Host } from './host.ts'
import { readText } from './scan-site.ts'

/** The text of a file; undefined for one that is not there, may not be read or is no text. */
export function textOf(host: Pick<Host, 'files'>, path: string): string | undefined {
  try {
    return readText(host, path)
  } catch {
    return undefined
  }
}
