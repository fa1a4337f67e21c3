import { invalidConfig } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import { isObject } from '../text/is-object.ts'
import { docusaurusNames } from './config-names.ts'
import { describe } from '../diagnostics/describe.ts'
import { outcome, type Outcome } from '../model/outcome.ts'

/** A config may have to wait for something: it is an object, a promise of one, or a function that gives one of both. */
export async function exportedConfig(
  host: Pick<Host, 'bundler'>,
  exported: unknown,
  source: string,
): Promise<Outcome<unknown>> {
  try {
    const value = await host.bundler.runCode(() => (typeof exported === 'function' ? exported() : exported))
    // One of ours is held against the schema.
    if (isObject(value) || !docusaurusNames.some((name) => name === source)) return outcome(value)
    const message = `Unexpected ${describe(value)} as config, expected an object: module.exports = { title: …, url: … }`
    return outcome(undefined, [invalidConfig({ file: source, path: '', message })])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `Unexpected error, expected the config: ${reason}`
    const at = host.bundler.thrownAt(error) ?? { file: source }
    return outcome(undefined, [invalidConfig({ ...at, path: '', message })])
  }
}
