import type { Host } from '../host.ts'
import { readText } from '../text/text-of.ts'

/** Why the bytes of a config are no text: whoever runs it would make of them what it can. */
export function textProblem(host: Pick<Host, 'files'>, source: string): string | undefined {
  try {
    readText(host, source)
    return undefined
  } catch (error) {
    // A file that the system does not give is told when it is imported.
    return error instanceof Error && !('code' in error) ? error.message : undefined
  }
}
