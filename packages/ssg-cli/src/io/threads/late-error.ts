import { join } from 'node:path'
import { messageOf } from '../../text/message-of.ts'
import { renderedAt, thrownAt } from '../bundler/thrown-at.ts'

/** Frames of Node itself say nothing about whose code it was. */
const isNodes = (frame: string) => /\bnode:|<anonymous>\)?$/.test(frame) && !frame.includes('eval at ')

/**
 * Words for an error of a site's code or of a plugin that came when nobody waited for it any more: of a timer, or a promise
 * that is not awaited. Undefined for an error of this tool, which is a bug.
 *
 * @param cwd folder that the place is told relative to
 */
export function lateError(error: unknown, cwd: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const first = stack.split('\n').find((line) => /^\s*at /.test(line) && !isNodes(line)) ?? ''
  if (/[\\/](?:program-\w+\.cjs|worker\.js|cli\.js):\d+:\d+\)?$/.test(first)) return undefined
  const at = renderedAt(error, cwd) ?? thrownAt(error, join(cwd, '.docs-build'), cwd)
  const place = at ? ` (thrown at ${at.file}:${at.position.line}:${at.position.column})` : ''
  return `Code of the site or of a plugin failed when nobody waited for it: ${messageOf(error)}${place}\nAwait every promise, and catch what a timer may throw.`
}
