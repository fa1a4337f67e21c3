import { relative, sep } from 'node:path'
import { diskCodes } from '../io/files/disk-codes.ts'
import { codeOf, reasonOf } from '../io/files/node-files.ts'
import { workFolder } from '../io/node-host.ts'

/** Words for a disk that fails, and for a file that somebody removes at that moment; undefined for anything else, which is a bug. */
export function diskProblem(error: unknown, cwd: string): string | undefined {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
  // A file of a package does not come and go.
  if (codeOf(error) === 'ENOENT' && path !== undefined && !path.split(sep).includes('node_modules'))
    return `"${shown(path, cwd)}" went away while it was read. Run the command again.`
  if (!diskCodes.has(codeOf(error) ?? '')) return undefined
  // A disk that is full is told of a file that is open: only the folder is known then.
  const what = path === undefined ? `The folder "${workFolder}" of the site` : `"${shown(path, cwd)}"`
  return `${what} can't be ${path === undefined ? 'written' : 'read or written'}. ${reasonOf(error)}`
}

function shown(path: string, cwd: string): string {
  return relative(cwd, path).replaceAll('\\', '/')
}
