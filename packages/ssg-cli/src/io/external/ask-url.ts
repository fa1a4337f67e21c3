import process from 'node:process'
import type { LinkChecker, LinkResult } from 'linkinator'
import { importNative } from '../packages/native-import.ts'
import { permanentAddress } from './permanent-address.ts'
import { unknownHost } from './unknown-host.ts'

/** What became of asking for a URL. */
export type Answer =
  | {
      readonly state: 'ok'
      /** Where the server says that the page is from now on. */
      readonly movedTo?: string
    }
  /** The server keeps robots out or asks them to come back another day: nobody knows. */
  | { readonly state: 'unknown' }
  | {
      readonly state: 'broken'
      /** Words that follow a colon: `status 404`. */
      readonly reason: string
      /** The system's code when the network and no server said no: `ENOTFOUND`. */
      readonly code?: string
    }

/** Retries of what may pass: errors of a server, cut connections. */
const retries = 2
/** Milliseconds that a server may ask us to wait. */
const longestWait = 60_000

/**
 * Make the function that asks for a URL: HEAD first, then GET, redirects followed, `Retry-After` respected, what may
 * pass tried again. The entry point of linkinator.
 *
 * Its crawler asks for one address at a time here, with a queue of ours: the pace, and when to give up, are our affair.
 *
 * @param timeout milliseconds to wait for one answer
 * @see https://github.com/JustinBeckwith/linkinator#api-usage
 */
export async function urlAsker(timeout: number): Promise<(url: string) => Promise<Answer>> {
  const { LinkChecker } = await importNative<typeof import('linkinator')>('linkinator')
  const checker = new LinkChecker()
  const redirected = new Set<string>()
  checker.on('redirect', ({ url }) => void redirected.add(url))
  const crawler = { checker, timeout, delayCache: new Map<string, number>() }
  const lookUp = unknownHost(process.env)

  return async (url) => {
    const missing = await lookUp(new URL(url).hostname)
    if (missing !== undefined) return broken(words[missing] ?? missing, missing)
    const result = await crawl(crawler, url)
    if (result === 'wait') return { state: 'unknown' }
    const answer = result ? answerOf(result, timeout) : broken(noAnswer(timeout))
    if (answer.state !== 'ok' || !redirected.has(url)) return answer
    const movedTo = await permanentAddress(url, timeout)
    return { ...answer, ...(movedTo !== undefined && { movedTo }) }
  }
}

interface Crawler {
  readonly checker: LinkChecker
  readonly timeout: number
  /** Hosts that asked us to wait, for all URLs. */
  readonly delayCache: Map<string, number>
}

/** A request that the crawler wants to make, after so many milliseconds. */
interface Wanted {
  readonly run: () => Promise<void>
  readonly delay: number
}

/** What came of a URL: undefined without an answer, `wait` when its server asks us to come back much later. */
async function crawl({ checker, timeout, delayCache }: Crawler, url: string): Promise<LinkResult | 'wait' | undefined> {
  const results: LinkResult[] = []
  const wanted: Wanted[] = []
  const queue: Queue = { add: (run, { delay = 0 } = {}) => wanted.splice(0, 1, { run, delay }) }
  let waited = 0
  const timed = async (run: () => Promise<void>) => {
    const startedAt = Date.now()
    await run()
    waited += Date.now() - startedAt
  }
  await timed(() => checker.crawl({ ...crawlOf(url, timeout, queue), results, delayCache }))
  for (let next = wanted.pop(); next && results.length === 0; next = wanted.pop()) {
    const { run, delay } = next
    // Nothing but the wish of a server takes so long.
    if (delay > longestWait) return 'wait'
    // A server that lets us wait for every answer is not asked again.
    if (waited >= 2 * timeout) break
    await new Promise((done) => setTimeout(done, delay))
    await timed(run)
  }
  return results[0]
}

/** The part of a queue that the crawler uses. */
interface Queue {
  readonly add: (run: () => Promise<void>, options?: { readonly delay?: number }) => unknown
}

function crawlOf(url: string, timeout: number, queue: Queue) {
  return {
    url: new URL(url),
    crawl: false,
    cache: new Set<string>(),
    relationshipCache: new Set<string>(),
    pendingChecks: new Map<string, Promise<void>>(),
    retryErrorsCache: new Map<string, number>(),
    // Redirects are followed, and told.
    checkOptions: { path: url, timeout, redirects: 'warn' as const },
    rootPath: url,
    retry: true,
    retryErrors: true,
    retryErrorsCount: retries - 1,
    retryErrorsJitter: 0,
    // Its type asks for all of a queue, of which the crawler uses `add`.
    queue: queue as never,
  }
}

function answerOf({ state, status, failureDetails = [] }: LinkResult, timeout: number): Answer {
  if (state === 'OK') return { state: 'ok' }
  if (state === 'SKIPPED' || status === 429) return { state: 'unknown' }
  if (status !== undefined && status > 0) return broken(`status ${status}`)
  const error = failureDetails.find((detail) => detail instanceof Error)
  return error?.name === 'TimeoutError' ? broken(noAnswer(timeout)) : reasonOf(error)
}

function noAnswer(timeout: number): string {
  return `no answer within ${timeout / 1000} s`
}

const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host cannot be looked up',
  ECONNREFUSED: 'its server refuses the connection',
  ECONNRESET: 'its server cuts the connection',
  UND_ERR_SOCKET: 'its server cuts the connection',
  ENETUNREACH: 'its network cannot be reached',
  EHOSTUNREACH: 'its host cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'its server does not answer',
}

function reasonOf(error: Error | undefined): Answer {
  const cause = error?.cause
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
  if (code === undefined) return broken(cause instanceof Error ? cause.message : (error?.message ?? 'no answer'))
  const reason = words[code] ?? (/CERT|SSL|TLS|SIGNED/.test(code) ? `its certificate is not valid (${code})` : code)
  return broken(reason, code)
}

function broken(reason: string, code?: string): Answer {
  return { state: 'broken', reason, ...(code !== undefined && { code }) }
}
