import { randomUUID } from 'node:crypto'
import { counted } from '../../diagnostics/reporters/counted.ts'
import { hostedIndex } from '../../io/hosted-index.ts'
import { algoliaHosts } from '@docs-build/search/hosted'
import { batches } from '@docs-build/search/push'
import type { PushRecord } from '@docs-build/search/push'
import { pushProblem } from '@docs-build/search/push'
import { replaceIndex } from '@docs-build/search/push'
import { firstSignal } from '../signals.ts'
import type { ProcessLike } from '../process-like.ts'
import { progressLine } from '../report/progress-line.ts'
import type { PushTarget } from './push-target.ts'
import { recordAmount } from './record-amount.ts'

/** What to send, where, and as who. */
export interface PushInput {
  readonly records: readonly PushRecord[]
  readonly target: PushTarget
  readonly adminKey: string
}

/** Replace an index by these records. Returns the exit code: 0 sent, 1 not taken, 128 and more interrupted. */
export async function pushRecords({ records, target, adminKey }: PushInput, process: ProcessLike): Promise<number> {
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
    say(`Sent ${recordAmount(records)} in ${counted(requests.length, 'request')} to index "${index}", ${seconds} s`)
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
  const problem = pushProblem(outcome.error, { ...target, hosts: writeHosts(target), records })
  if (problem === undefined) throw outcome.error
  say(`${problem}\n${state}`)
  return 1
}

/** Writes go to the main host where searches go to the near one. */
function writeHosts({ appId, hosts }: PushTarget): readonly string[] {
  return algoliaHosts(appId, hosts).map((host) => host.replace(/-dsn(?=\.algolia\.net$)/, ''))
}
