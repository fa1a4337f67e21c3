import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { unreadableFile } from './catalogue.ts'

/**
 * Whether there is a file that a site need not have. What stands in its place and is none is reported: nobody would see why
 * it counts for nothing.
 */
export function isThere(
  { files }: Pick<Host, 'files'>,
  file: string,
  report: (diagnostic: Diagnostic) => void,
): boolean {
  const found = files.stat(file)
  if (found?.obstacle !== undefined) report(unreadableFile({ file, message: found.obstacle }))
  return found?.isFile === true
}
