import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildResult, SiteResult } from '../../model/build.ts'
import { installableComponents } from '../../diagnostics/installable-components.ts'
import type { Report, ReportContext, Reporter } from '../../diagnostics/report.ts'
import { github } from '../../diagnostics/reporters/github.ts'
import { gitlab } from '../../diagnostics/reporters/gitlab.ts'
import { json } from '../../diagnostics/reporters/json.ts'
import { junit } from '../../diagnostics/reporters/junit.ts'
import { pretty } from '../../diagnostics/reporters/pretty.ts'
import { sarif } from '../../diagnostics/reporters/sarif.ts'
import { stepSummary } from '../../diagnostics/reporters/step-summary.ts'
import { configFile } from '../../io/config-file.ts'
import { pathInRepository } from '../../io/files/path-in-repository.ts'
import { repositoryTop } from '../../io/files/repository-top.ts'
import { noCache, nodeFiles, reasonOf } from '../../io/files/node-files.ts'
import type { ProcessLike } from '../process-like.ts'
import { installCommand, installedState } from '../../io/packages/site-packages.ts'
import { wantedPackages } from '../../text/modules/install-hint.ts'
import { reportContext, pathFrom } from './report-context.ts'

/** Names of the reporters. */
export const reporterNames = ['pretty', 'json', 'github', 'sarif', 'junit', 'gitlab'] as const

/** Name of a reporter. */
export type ReporterName = (typeof reporterNames)[number]

const reporters: Readonly<Record<ReporterName, Reporter>> = { pretty, json, github, sarif, junit, gitlab }

/** These are read where nobody knows the working folder: their paths begin at the top of the repository. */
const ofRepository: ReadonlySet<ReporterName> = new Set(['github', 'sarif', 'junit', 'gitlab'])

/** What to report: the result of a build or a check. */
export type Reported = Omit<SiteResult, 'runs'> &
  Partial<Pick<BuildResult, keyof typeof noFiles>> &
  Pick<Report, 'command' | 'durationMs'> &
  Partial<Pick<Report, 'fixes' | 'profile' | 'differences' | 'islands' | 'listsIslands'>>

/** What a command that writes no files says of them. */
const noFiles = { written: 0, unchanged: 0, outputBytes: 0 }

/** Absolute paths of folders. */
interface Where {
  readonly site: string
  readonly outDir: string
}

/** Write what a command found and did to the streams of the process. */
export function writeReport(
  { state, durationMs, ...found }: Reported,
  flags: { readonly reporter: ReporterName; readonly strict: boolean },
  { site, outDir }: Where,
  process: Pick<ProcessLike, 'cwd' | 'stdout' | 'stderr' | 'env'>,
): void {
  const host = { files: nodeFiles(site, noCache) }
  const result = { ...found, diagnostics: installableComponents(found.diagnostics, found.differences ?? []) }
  const report: Report = {
    ...noFiles,
    ...result,
    ok: state === 'done',
    durationMs: Math.round(durationMs),
    outDir: pathFrom(process.cwd(), outDir),
    strict: flags.strict,
    missing: missingPackages(site, result),
  }
  const top = ofRepository.has(flags.reporter) ? repositoryTop(site, process.env) : undefined
  const { sourceOf, ...rest } = reportContext(host, site, process, top)
  const ofTop = top !== undefined && {
    relative: (file: string) => pathFrom(top, pathInRepository(top, resolve(site, file))),
  }
  const context: ReportContext = { ...rest, ...ofTop, sourceOf: lastKept(sourceOf), configFile: configFile(site) }
  const text = reporters[flags.reporter](report, context)
  const page = process.env['GITHUB_STEP_SUMMARY']
  if (flags.reporter === 'github' && page) addSummary(page, stepSummary(report, context), process)
  process.stderr.write(text.stderr)
  process.stdout.write(text.stdout)
}

/** What of the packages that were looked for comes with those that the site's `package.json` names. */
function missingPackages(
  site: string,
  { diagnostics, differences = [] }: Pick<Reported, 'diagnostics' | 'differences'>,
): Report['missing'] {
  const texts = [...diagnostics.map(({ hint }) => hint), ...differences.map(({ words }) => words)]
  const wanted = new Set(texts.flatMap((text = '') => wantedPackages(text)))
  if (wanted.size === 0) return undefined
  const packages = installedState(site).missing.filter((name) => wanted.has(name))
  return { packages, command: installCommand(site) }
}

/** Read a file once for all that was found in it, which is told together. */
function lastKept(read: ReportContext['sourceOf']): ReportContext['sourceOf'] {
  let last: { readonly file: string; readonly text: string | undefined } | undefined
  return (file) => {
    if (last?.file !== file) last = { file, text: read(file) }
    return last.text
  }
}

/** A summary that cannot be written is no reason to fail: the diagnostics are in the log as well. */
function addSummary(file: string, text: string, { stderr }: Pick<ProcessLike, 'stderr'>): void {
  try {
    appendFileSync(file, text)
  } catch (error) {
    stderr.write(`The job's summary was not written. ${reasonOf(error)}\n`)
  }
}

/** The exit code of a finished command: 0 done, 1 the content has errors, 2 the config has. */
export function exitCodeOf({ state }: Pick<BuildResult, 'state'>): number {
  if (state === 'done') return 0
  return state === 'invalid' ? 2 : 1
}
