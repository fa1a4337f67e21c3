import type { Diagnostic } from '../../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import type { Plugin } from '../../esbuild.ts'
import { bundleFailures } from '../bundle-messages.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { withOlderReact } from '../docusaurus/older-react.ts'
import { despiteLostExports } from '../plugins/lost-exports.ts'
import { areCurrent, bundleInputs, bundleLookups, type BundleInputs } from './bundle-inputs.ts'
import { recordedInputs } from './recorded-inputs.ts'

/** What is wrong with a bundle, for as long as the files that were read for it are the same. */
interface StoredFailure {
  readonly inputs: BundleInputs
  readonly lookups: BundleInputs
  readonly diagnostics: readonly Diagnostic[]
}

/** The bundle that is asked for. */
interface Asked {
  /** Kind of the bundle. */
  readonly step: string
  readonly key: string
  /** True for a part that is only tried, to see which one is to blame. */
  readonly isTrial?: boolean
}

/**
 * Make a bundle, unless it is known to fail: who does not repair a mistake at once should not wait for it in each build.
 * One that fails is made once more with a plugin that takes note of what it reads.
 */
export async function unlessKnownToFail<T>(
  { step, key, isTrial }: Asked,
  options: BundlerOptions,
  bundle: (first: readonly Plugin[]) => Promise<Outcome<T | undefined>>,
): Promise<Outcome<T | undefined>> {
  const { siteDir, cache, onInputs } = options
  const make = despiteLostExports(siteDir, withOlderReact(siteDir, bundle))
  const tried = () => make([]).catch((error: unknown) => outcome(undefined, bundleFailures(error, siteDir)))
  if (isTrial) return tried()
  const name = `${step}-failure`
  const known = cache.get<StoredFailure>(name, key)
  if (known && areCurrent(known.inputs, siteDir) && areCurrent(known.lookups, siteDir)) {
    onInputs(step, { ...known.lookups, ...known.inputs })
    return outcome(undefined, known.diagnostics)
  }
  const startedAt = Date.now()
  const made = await tried()
  if (made.value !== undefined) return made
  const { plugin, metafile } = recordedInputs()
  await make([plugin]).catch(() => undefined)
  const stored: StoredFailure = {
    inputs: bundleInputs({ metafile: metafile(), startedAt }, siteDir),
    lookups: bundleLookups({ metafile: metafile(), startedAt }, siteDir),
    diagnostics: made.diagnostics,
  }
  cache.set(name, key, stored)
  onInputs(step, { ...stored.lookups, ...stored.inputs })
  return made
}
