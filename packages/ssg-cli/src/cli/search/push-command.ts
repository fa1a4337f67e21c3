import { join, relative, resolve } from 'node:path'
import { counted } from '../../diagnostics/reporters/counted.ts'
import { humanSize } from '../../diagnostics/reporters/human-size.ts'
import { batches, recordBytes } from '@docs-build/search/push'
import type { PushRecord } from '@docs-build/search/push'
import { stringAt } from '@docs-build/search'
import { builtRecords } from './built-records.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { pushTarget, type PushTarget } from './push-target.ts'
import { recordAmount } from './record-amount.ts'
import { siteConfig } from '../site-config.ts'
import { languageFolder } from '../../text/urls/site-root.ts'
import { siteDir } from '../site-dir.ts'

/** Flags of `docs-build search push`. */
export interface PushFlags {
  readonly outDir?: string
  readonly dryRun: boolean
}

/**
 * Send the search records of a built site to its hosted index. Returns the exit code: 0 sent, 1 the host did not take
 * them, 2 wrong usage or config, 128 and more interrupted.
 */
export async function pushCommand(named: string | undefined, flags: PushFlags, process: ProcessLike): Promise<number> {
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const outDir = flags.outDir === undefined ? join(site, 'dist') : resolve(cwd, flags.outDir)
  const config = await siteConfig({ siteDir: site, outDir, command: 'search push' }, process)
  if (!config) return 2
  const target = pushTarget(config.search.algolia, process.env)
  const folders = config.languages?.all.map(({ baseUrl }) => languageFolder({ ...config, baseUrl }))
  const records = builtRecords(outDir, relative(cwd, outDir) || '.', folders)
  if (flags.dryRun) {
    process.stdout.write(plan(records, target))
    return 0
  }
  const adminKey = process.env['DOCS_ALGOLIA_ADMIN_KEY']?.trim()
  if (!adminKey)
    throw new UsageError(
      'The environment variable DOCS_ALGOLIA_ADMIN_KEY is not set, expected a key that may write to the index.\nRun with --dry-run to see what would be sent.',
    )
  if (records.length === 0) {
    process.stderr.write(`The site has no search records. The index "${target.indexName}" is left as it is.\n`)
    return 1
  }
  const { pushRecords } = await import('./push-records.ts')
  return pushRecords({ records, target, adminKey }, process)
}

function plan(records: readonly PushRecord[], { appId, indexName }: PushTarget): string {
  const [largest] = [...records].sort((a, b) => recordBytes(b) - recordBytes(a))
  const size =
    largest && `Largest record: ${humanSize(recordBytes(largest))}, ${stringAt(largest, 'url') ?? largest.objectID}\n`
  const requests = counted(batches(records).length, 'request')
  return `Would send ${recordAmount(records)} in ${requests} to index "${indexName}" of application "${appId}".\n${size ?? ''}`
}
