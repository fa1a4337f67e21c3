import type { BuildOptions, CheckResult } from '../model/build.ts'
import { hashValues } from '../text/hash.ts'
import type { Host } from '../host.ts'
import { cacheLimit } from '../1-config/cache-limit.ts'
import { configEnvironment } from '../1-config/with-environment.ts'
import { observedHost, wouldObserve, type Observations } from './observed-host.ts'

/** A check that was made, with all that it depended on. */
interface MadeCheck {
  readonly observations: Observations
  readonly docs: number
  readonly result: CheckResult
}

/** What code of a site or of a plugin fails with may depend on how busy the machine is, or on a network. */
const mayPass: ReadonlySet<string> = new Set(['page-too-slow', 'plugin-failed', 'render-error'])

/**
 * Check a site, unless it is as it was when it was last checked: then the result is that of the last time. It takes as
 * long as looking at every file once.
 *
 * The result of a known check has no `site`: nothing was put together.
 */
export async function checkAgain(
  check: (host: Host, options: BuildOptions) => Promise<CheckResult>,
  host: Host,
  options: BuildOptions,
): Promise<CheckResult> {
  const { baseUrl, locale = [], drafts, strict } = options
  const key = hashValues(baseUrl, locale.join(), drafts, strict, configEnvironment(host.env))
  const known = host.cache.get<MadeCheck>('check', key)
  if (known && (await wouldObserve(host, known.observations))) {
    host.progress({ step: 'scan', done: known.docs, total: known.docs })
    const { result } = known
    return { ...result, cached: result.pages, runs: { compiled: 0, linked: 0, rendered: 0 } }
  }
  const observed = observedHost(host)
  const { site, ...result } = await check(observed.host, options)
  const isSure = !result.diagnostics.some(({ code }) => mayPass.has(code))
  const observations = site && isSure && (await observed.observations())
  if (site && observations) {
    const docs = site.pages.filter(({ plan }) => plan.body !== undefined).length
    host.cache.set<MadeCheck>('check', key, { observations, docs, result })
    host.cache.save(cacheLimit(site.config))
  }
  return { ...result, ...(site && { site }) }
}
