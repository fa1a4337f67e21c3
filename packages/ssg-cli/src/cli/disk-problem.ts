import { sep } from 'node:path'
import { diskCodes } from '../io/files/disk-codes.ts'
import { codeOf, reasonOf } from '../io/files/node-files.ts'
import { workFolder } from '../io/node-host.ts'
import { shownPath } from './report/report-context.ts'

/** What is no file that can be read, whatever the disk does: a pipe, a circle of links, more than fits into a text. */
const noFile: ReadonlySet<string> = new Set(['EFTYPE', 'ELOOP', 'ERR_STRING_TOO_LONG', 'ERR_FS_FILE_TOO_LARGE'])

/** Words for a disk that fails, and for a file that somebody removes at that moment; undefined for anything else, which is a bug. */
export function diskProblem(error: unknown, cwd: string): string | undefined {
  const path = pathOf(error)
  // A file of a package does not come and go.
  if (codeOf(error) === 'ENOENT' && path !== undefined && !path.split(sep).includes('node_modules'))
    return `"${shownPath(cwd, path)}" went away while it was read. Run the command again.`
  if (noFile.has(codeOf(error) ?? '')) return unreadable(error, cwd)
  if (!diskCodes.has(codeOf(error) ?? '')) return undefined
  // A disk that is full is told of a file that is open: only the folder is known then.
  const what = path === undefined ? `The folder "${workFolder}" of the site` : `"${shownPath(cwd, path)}"`
  return `${what} can't be ${path === undefined ? 'written' : 'read or written'}. ${reasonOf(error)}`
}

/** Words for a file that can't be read; undefined for what is no error of a file. */
export function unreadable(error: unknown, cwd: string): string | undefined {
  const path = pathOf(error)
  return path === undefined ? undefined : `Unable to read "${shownPath(cwd, path)}". ${reasonOf(error)}`
}

/** Words for something that can't be written: `The copy can't be written at "theme/Footer.tsx". The disk is full.` */
export function notWritten(what: string, error: unknown, cwd: string): string {
  const path = pathOf(error)
  return `${what} can't be written${path === undefined ? '' : ` at "${shownPath(cwd, path)}"`}. ${reasonOf(error)}`
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
