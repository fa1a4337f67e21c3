import { randomUUID } from 'node:crypto'
import { join, relative, resolve } from 'node:path'
import { counted } from '../diagnostics/reporters/counted.ts'
import { humanSize } from '../diagnostics/reporters/human-size.ts'
import { algoliaHosts } from '../search/hosted/algolia-hosts.ts'
import { batches, recordBytes } from '../search/push/batches.ts'
import type { PushRecord } from '../search/push/index-writer.ts'
import { pushProblem } from '../search/push/push-problem.ts'
import { replaceIndex } from '../search/push/replace-index.ts'
import { stringAt } from '../search/string-at.ts'
import { builtRecords } from './built-records.ts'
import { firstSignal } from './first-signal.ts'
import { progressLine } from './progress-line.ts'
import { UsageError, type ProcessLike } from './process-like.ts'
import { pushTarget, type PushTarget } from './push-target.ts'
import { siteConfig } from './site-config.ts'
import { siteDir } from './site-dir.ts'

/** Flags of `docs-build search push`. */
export interface PushFlags {
  readonly outDir?: string
  readonly dryRun: boolean
}

/**
 * Send the search records of a built site to its hosted index. Returns the exit code: 0 sent, 1 the host did not take
 * them, 2 wrong usage or config, 130 or 143 interrupted.
 */
export async function pushCommand(named: string | undefined, flags: PushFlags, process: ProcessLike): Promise<number> {
  const cwd = process.cwd()
  const site = siteDir(named, cwd)
  const outDir = flags.outDir === undefined ? join(site, 'dist') : resolve(cwd, flags.outDir)
  const config = await siteConfig({ siteDir: site, outDir, command: 'search push' }, process)
  if (!config) return 2
  const target = pushTarget(config.search.algolia, process.env)
  const records = builtRecords(outDir, relative(cwd, outDir) || '.')
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
  return push({ records, target, adminKey }, process)
}

async function push(
  { records, target, adminKey }: { records: readonly PushRecord[]; target: PushTarget; adminKey: string },
  process: ProcessLike,
): Promise<number> {
  const { hostedIndex } = await import('../io/hosted-index.ts')
  const { indexName: index } = target
  const started = performance.now()
  // Whatever a host says: the key is in no output.
  const say = (text: string) => process.stderr.write(`${text.replaceAll(adminKey, '…')}\n`)
  const line = progressLine(process)
  const interrupted = new AbortController()
  const signals = firstSignal(process)
  const onWait = (seconds: number) => {
    line.clear()
    say(`Algolia limits the rate, trying again in ${seconds} s.`)
  }
  const requests = batches(records)
  const temporary = `${index}_tmp_${randomUUID().slice(0, 8)}`
  let isMoving = false
  const sent = replaceIndex(hostedIndex({ ...target, adminKey, signal: interrupted.signal, onWait }), {
    index,
    temporary,
    batches: requests,
    progress({ records: done, moving }) {
      isMoving ||= moving
      if (done < records.length) return line.show({ step: 'Sending records', done, total: records.length })
      line.show({ step: moving ? 'Replacing the index' : 'Waiting until all records are indexed' })
    },
  }).then(
    () => ({ type: 'sent' }) as const,
    (error: unknown) => ({ type: 'failed', error }) as const,
  )
  const outcome = await Promise.race([sent, signals.received])
  signals.stop()
  line.clear()
  if (outcome.type === 'sent') {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`Sent ${amount(records)} in ${counted(requests.length, 'request')} to index "${index}", ${seconds} s`)
    return 0
  }
  interrupted.abort()
  // At most a few seconds for what is left over, and no word of it: the first reason counts.
  const cleaner = hostedIndex({ ...target, adminKey, signal: AbortSignal.timeout(5000), onWait: () => undefined })
  await cleaner.remove(temporary).catch(() => undefined)
  const state = isMoving
    ? `The index "${index}" may hold the new records already.`
    : `The index "${index}" is as it was.`
  if (outcome.type === 'signal') {
    say(`Interrupted. ${state}`)
    return outcome.code
  }
  // Writes go to the main host where searches go to the near one.
  const hosts = algoliaHosts(target.appId, target.hosts).map((host) => host.replace(/-dsn(?=\.algolia\.net$)/, ''))
  const problem = pushProblem(outcome.error, { ...target, hosts, records })
  if (problem === undefined) throw outcome.error
  say(`${problem}\n${state}`)
  return 1
}

function plan(records: readonly PushRecord[], { appId, indexName }: PushTarget): string {
  const [largest] = [...records].sort((a, b) => recordBytes(b) - recordBytes(a))
  const size =
    largest && `Largest record: ${humanSize(recordBytes(largest))}, ${stringAt(largest, 'url') ?? largest.objectID}\n`
  const requests = counted(batches(records).length, 'request')
  return `Would send ${amount(records)} in ${requests} to index "${indexName}" of application "${appId}".\n${size ?? ''}`
}

function amount(records: readonly PushRecord[]): string {
  const bytes = records.reduce((sum, record) => sum + recordBytes(record), 0)
  return `${counted(records.length, 'record')} (${humanSize(bytes)})`
}
