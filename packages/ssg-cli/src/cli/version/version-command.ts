import { resolve } from 'node:path'
import { chooseCollection } from '../../edits/freeze/choose-collection.ts'
import type { FreezeKind, FreezePlan } from '../../edits/freeze/freeze-plan.ts'
import { planFreeze } from '../../edits/freeze/plan-freeze.ts'
import { versionRef } from '../../io/git/version-ref.ts'
import { lockSite } from '../../io/lock.ts'
import { codeOf } from '../../io/files/node-files.ts'
import { nodeHost, workFolder } from '../../io/node-host.ts'
import { writeVersion } from '../../io/files/write-version.ts'
import { loadConfig } from '../../1-config/load-config.ts'
import type { Host } from '../../host.ts'
import type { CollectionConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { checkVersionName } from '../../text/version-name.ts'
import { notWritten } from '../disk-problem.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { failureText, reportContext, shownPath } from '../report/report-context.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'
import { versionWords } from './version-words.ts'
import { versionsText } from './versions-text.ts'

/** Flags of `docs-build version`. */
export interface VersionFlags {
  readonly collection?: string
  readonly as: FreezeKind
  readonly ref?: string
}

/** A version to be made, of the site at an absolute path. */
interface Wanted {
  readonly site: string
  readonly name: string
  readonly flags: VersionFlags
}

/** What was planned, or the diagnostics that stand against it and the exit code that they mean. */
type Planned =
  | { readonly frozen: FreezePlan; readonly collection: CollectionConfig; readonly source: string }
  | { readonly refused: readonly Diagnostic[]; readonly code: 1 | 2 }

/**
 * Freeze the current docs of a collection as a version. Returns the exit code: 0 done, 1 the content or the disk has errors,
 * 2 wrong usage or config. Throws `UsageError` for wrong usage.
 */
export async function versionCommand(
  name: string,
  named: string | undefined,
  flags: VersionFlags,
  process: ProcessLike,
): Promise<number> {
  const site = siteDir(named, process.cwd())
  const wrongName = nameProblem(name)
  if (wrongName !== undefined) throw new UsageError(`${wrongName}.`)
  if (flags.ref !== undefined && flags.as !== 'git') throw new UsageError('--ref needs --as git.')
  const { release } = lockSite(resolve(site, workFolder))
  const outDir = resolve(site, 'dist')
  const host = nodeHost({ siteDir: site, outDir, version: cacheVersion, cache: 'use', workers: 0 })
  try {
    const planned = await plan(host, { site, name, flags }, process)
    if ('refused' in planned) {
      const failure = { command: 'version', diagnostics: planned.refused, durationMs: 0 }
      process.stderr.write(`${failureText(failure, reportContext(host, site, process))}No version was made.\n`)
      return planned.code
    }
    writeVersion(site, planned.frozen)
    tell(planned, { site, name, flags }, process)
    return 0
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    process.stderr.write(`${notWritten('The version', error, process.cwd())} Nothing was changed.\n`)
    return 1
  } finally {
    await host.close()
    release()
  }
}

async function plan(host: Host, { site, name, flags }: Wanted, { cwd }: ProcessLike): Promise<Planned> {
  const { value: loaded, diagnostics } = await loadConfig(host, {})
  const { config, source } = loaded
  if (!config) return { refused: diagnostics, code: 2 }
  const chosen = chooseCollection(config.collections, flags.collection)
  if ('problem' in chosen) throw new UsageError(chosen.problem)
  const { collection } = chosen
  const git = flags.as === 'git' ? await versionRef(resolve(site, collection.path), name, flags.ref) : undefined
  if (git && 'problem' in git) throw new UsageError(git.problem)
  const planned = await planFreeze(host, { config, configSource: source, collection, name, kind: flags.as, git })
  if ('problem' in planned) {
    const { problem, file } = planned
    throw new UsageError(file === undefined ? problem : `${problem}\n  ${shownPath(cwd(), resolve(site, file))}`)
  }
  if ('plan' in planned) return { frozen: planned.plan, collection, source }
  const isInvalid = planned.diagnostics.some(({ code }) => code === 'invalid-config')
  return { refused: planned.diagnostics, code: isInvalid ? 2 : 1 }
}

/** Say what was made, and what is left to be written into the config. */
function tell(
  { frozen, collection, source }: Extract<Planned, { frozen: unknown }>,
  { site, name }: Wanted,
  { cwd, stdout, stderr }: ProcessLike,
): void {
  const shown = (file: string) => shownPath(cwd(), resolve(site, file))
  stderr.write(versionWords(frozen, name, shown))
  if (collection.onlyIncludeVersions?.includes(name) === false)
    stderr.write(`It is not built: onlyIncludeVersions in the config does not list it.\n`)
  if (!frozen.versions) return
  stderr.write(`Set in ${shown(source)}, in the collection "${collection.id}":\n`)
  stdout.write(versionsText(frozen.versions))
}

function nameProblem(name: string): string | undefined {
  if (name === 'current') return 'Unexpected version name "current": it means the docs that are being written'
  if (name.startsWith('-') || name.startsWith('.'))
    return `Unexpected version name "${name}", expected a name that begins with a letter or digit`
  // In a URL a space is `%20`, which nobody can read or type.
  return (
    checkVersionName(name) ??
    (/\s/.test(name) ? `Unexpected space in version name "${name}", expected a name without it` : undefined)
  )
}
