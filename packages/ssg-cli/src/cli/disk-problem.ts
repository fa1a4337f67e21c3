import { relative } from 'node:path'
import { diskCodes } from '../io/disk-codes.ts'
import { codeOf, reasonOf } from '../io/node-files.ts'
import { workFolder } from '../io/node-host.ts'

/** Words for a disk that fails; undefined for anything else, which is a bug. */
export function diskProblem(error: unknown, cwd: string): string | undefined {
  if (!diskCodes.has(codeOf(error) ?? '')) return undefined
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
  const isDenied = codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
  const reason = isDenied ? 'Its permissions do not allow it.' : reasonOf(error)
  // A disk that is full is told of a file that is open: only the folder is known then.
  const what =
    path === undefined ? `The folder "${workFolder}" of the site` : `"${relative(cwd, path).replaceAll('\\', '/')}"`
  return `${what} can't be ${path === undefined ? 'written' : 'read or written'}. ${reason}`
}
