import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { visible } from '../../diagnostics/visible.ts'
import { pretty } from '../../diagnostics/reporters/pretty.ts'
import type { ReportContext } from '../../diagnostics/report.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { textOf } from '../../text/text-of.ts'
import type { ProcessLike } from '../process-like.ts'

/** How diagnostics of a site (absolute path) are shown to who runs a command. `from`: the folder that paths are relative to. */
export function reportContext(
  host: Pick<Host, 'files'>,
  site: string,
  { cwd, env, stderr }: Pick<ProcessLike, 'cwd' | 'env' | 'stderr'>,
  from = cwd(),
): ReportContext {
  return {
    color: stderr.isTTY === true && !env['NO_COLOR'] && !env['CI'],
    sourceOf: (file) => textOf(host, file),
    folderUrl: pathToFileURL(join(from, '/')).href,
    siteFolder: resolve(site),
    relative: (file) => pathFrom(from, resolve(site, file)),
  }
}

/** A path as people see it, in words on a terminal. */
export function shownPath(from: string, to: string): string {
  return visible(pathFrom(from, to))
}

/** A path as reports have it: from a folder, with forward slashes. */
export function pathFrom(from: string, to: string): string {
  return relative(from, to).replaceAll('\\', '/') || '.'
}

/** What a command failed with. */
interface Failure {
  readonly command: string
  readonly diagnostics: readonly Diagnostic[]
  readonly durationMs: number
}

/** The diagnostics that keep a command from its work, which is none with pages. */
export function failureText({ command, diagnostics, durationMs }: Failure, context: ReportContext): string {
  const nothing = { pages: 0, versions: 0, written: 0, unchanged: 0, cached: 0, outDir: '', outputBytes: 0 }
  return pretty({ ...nothing, ok: false, command, durationMs, strict: false, diagnostics }, context).stderr
}
