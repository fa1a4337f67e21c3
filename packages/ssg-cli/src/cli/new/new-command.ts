import { basename, relative, resolve } from 'node:path'
import { visible } from '../../diagnostics/visible.ts'
import { codeOf } from '../../io/files/node-files.ts'
import { inTheWay, readTemplate, writeSite } from '../../io/files/new-site.ts'
import { siteFiles } from '../../edits/new/site-files.ts'
import { notWritten } from '../disk-problem.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { toolVersion } from '../tool-version.ts'

/** At most this many names of what is in the way are listed. */
const listed = 8

/** Write a small working site into a new or empty folder. Returns the exit code; throws `UsageError` for any other folder. */
export function newCommand(dir: string, process: Pick<ProcessLike, 'cwd' | 'stderr'>): number {
  const folder = resolve(process.cwd(), dir)
  try {
    refuse(dir, inTheWay(folder))
    const files = siteFiles({ name: basename(folder), version: toolVersion, template: readTemplate() })
    writeSite(folder, files)
    process.stderr.write(nextSteps(relative(process.cwd(), folder), files.length))
    return 0
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    process.stderr.write(`${notWritten('The site', error, process.cwd())} Nothing was changed.\n`)
    return 1
  }
}

function refuse(dir: string, found: ReturnType<typeof inTheWay>): void {
  if (found === undefined) return
  if (found === 'a file') throw new UsageError(`Unexpected file "${dir}", expected a new or empty folder.`)
  const names = found.slice(0, listed).map((name) => `  ${visible(name)}`)
  const more = found.length > listed ? [`  and ${found.length - listed} more`] : []
  throw new UsageError(
    [`Unexpected content in "${dir}", expected a new or empty folder. It holds:`, ...names, ...more].join('\n'),
  )
}

function nextSteps(folder: string, files: number): string {
  const steps = [
    ...(folder === '' ? [] : [`  cd ${/^[\w./-]+$/.test(folder) ? folder : visible(quoted(folder))}`]),
    '  npm install',
    '  npm start      show the site, and what you save at once',
    '  npm test       check every link, anchor and picture',
  ]
  return `Made a site of ${files} files in ${visible(folder) || 'this folder'}.\n\n${steps.join('\n')}\n`
}

/** A word that a shell takes as it is. */
function quoted(word: string): string {
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`
}
