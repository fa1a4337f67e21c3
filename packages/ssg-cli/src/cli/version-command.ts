import { relative, resolve } from 'node:path'
import { applyPolicy } from '../diagnostics/policy.ts'
import { pretty } from '../diagnostics/reporters/pretty.ts'
import { chooseCollection } from '../edits/freeze/choose-collection.ts'
import type { FreezeKind } from '../edits/freeze/freeze-plan.ts'
import { planFreeze } from '../edits/freeze/plan-freeze.ts'
import { versionRef } from '../io/git/version-ref.ts'
import { lockSite } from '../io/lock.ts'
import { codeOf, reasonOf } from '../io/node-files.ts'
import { nodeHost, workFolder } from '../io/node-host.ts'
import { writeVersion } from '../io/write-version.ts'
import { loadConfig } from '../1-config/load-config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { textOf } from '../text/text-of.ts'
import { checkVersionName } from '../text/version-name.ts'
import { UsageError, type ProcessLike } from './process-like.ts'
import { siteDir } from './site-dir.ts'
import { versionWords } from './version-words.ts'
import { versionsText } from './versions-text.ts'

/** Flags of `docs-build version`. */
export interface VersionFlags {
  readonly collection?: string
  readonly as: FreezeKind
  readonly ref?: string
  /** Identity of the cache. */
  readonly cacheVersion: string
}

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
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const wrongName = nameProblem(name)
  if (wrongName !== undefined) throw new UsageError(`${wrongName}.`)
  if (flags.ref !== undefined && flags.as !== 'git') throw new UsageError('--ref needs --as git.')
  const release = lockSite(resolve(site, workFolder))
  const host = nodeHost({
    siteDir: site,
    outDir: resolve(site, 'dist'),
    version: flags.cacheVersion,
    cache: 'use',
    workers: 0,
  })
  try {
    const loaded = await loadConfig(host, {})
    const { config, source } = loaded.value
    if (!config) return refuse(loaded.diagnostics, 2)
    const chosen = chooseCollection(config.collections, flags.collection)
    if ('problem' in chosen) throw new UsageError(chosen.problem)
    const { collection } = chosen
    const git = flags.as === 'git' ? await versionRef(resolve(site, collection.path), name, flags.ref) : undefined
    if (git && 'problem' in git) throw new UsageError(git.problem)
    const planned = await planFreeze(host, { config, configSource: source, collection, name, kind: flags.as, git })
    if ('problem' in planned) {
      const { problem, file } = planned
      throw new UsageError(file === undefined ? problem : `${problem}\n  ${relative(cwd, resolve(site, file))}`)
    }
    if ('diagnostics' in planned)
      return refuse(planned.diagnostics, planned.diagnostics.some(({ code }) => code === 'invalid-config') ? 2 : 1)
    writeVersion(site, planned.plan)
    process.stderr.write(versionWords(planned.plan, name, (file) => relative(cwd, resolve(site, file))))
    if (collection.onlyIncludeVersions?.includes(name) === false)
      process.stderr.write(`It is not built: onlyIncludeVersions in the config does not list it.\n`)
    if (planned.plan.versions) {
      process.stderr.write(`Set in ${relative(cwd, resolve(site, source))}, in the collection "${collection.id}":\n`)
      process.stdout.write(versionsText(planned.plan.versions))
    }
    return 0
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    process.stderr.write(`The version can't be written. ${reasonOf(error)} Nothing was changed.\n`)
    return 1
  } finally {
    await host.close()
    release()
  }

  function refuse(diagnostics: readonly Diagnostic[], code: number): number {
    const { stderr } = pretty(
      {
        ok: false,
        command: 'version',
        durationMs: 0,
        pages: 0,
        versions: 0,
        written: 0,
        unchanged: 0,
        cached: 0,
        outDir: '',
        outputBytes: 0,
        strict: false,
        diagnostics: applyPolicy(diagnostics, {}, { strict: false }).diagnostics,
      },
      {
        color: process.stderr.isTTY === true && !process.env['NO_COLOR'] && !process.env['CI'],
        sourceOf: (file) => textOf(host, file),
        relative: (file) => relative(cwd, resolve(site, file)).replaceAll('\\', '/'),
      },
    )
    process.stderr.write(`${stderr}No version was made.\n`)
    return code
  }
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
