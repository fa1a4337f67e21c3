import { invalidConfig } from '../diagnostics/catalogue.ts'
import { locatePath } from '../diagnostics/locate-path.ts'
import { keyPath } from '../diagnostics/quote.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isObject } from '../text/is-object.ts'
import { messageOf } from '../text/message-of.ts'
import { textOf } from '../text/text-of.ts'
import { docusaurusNames } from './config-names.ts'
import { describe } from '../diagnostics/describe.ts'
import { mostLevels, unkeptValue } from './unkept-value.ts'
import { outcome, type Outcome } from '../model/outcome.ts'

/** A config may have to wait for something: it is an object, a promise of one, or a function that gives one of both. */
export async function exportedConfig(
  host: Pick<Host, 'bundler' | 'files'>,
  exported: unknown,
  source: string,
): Promise<Outcome<unknown>> {
  try {
    const value = await host.bundler.runCode<unknown>(() => (typeof exported === 'function' ? exported() : exported))
    const unkept = await host.bundler.runCode(() => unkeptValue(value))
    if (unkept && unkept.length > mostLevels) {
      const message = `Unexpected depth of nesting, expected at most ${mostLevels} levels in a config`
      return outcome(undefined, [invalidConfig({ file: source, path: '', message })])
    }
    if (unkept) {
      const position = locatePath(textOf(host, source) ?? '', { path: unkept })
      const message = 'Unexpected BigInt, expected a number or a text'
      return outcome(undefined, [invalidConfig({ file: source, path: keyPath(unkept), message, position })])
    }
    // One of ours is held against the schema.
    if (!docusaurusNames.some((name) => name === source)) return outcome(value)
    if (isObject(value)) return outcome(value, noLists(host, value, source))
    const message = `Unexpected ${describe(value)} as config, expected an object: module.exports = { title: …, url: … }`
    return outcome(undefined, [invalidConfig({ file: source, path: '', message })])
  } catch (error) {
    const message = `Unexpected error, expected the config: ${messageOf(error)}`
    const at = host.bundler.thrownAt(error) ?? { file: source }
    return outcome(undefined, [invalidConfig({ ...at, path: '', message })])
  }
}

/** Keys of a config of Docusaurus that are lists: with another value the site would have no content, and nobody would know. */
const lists = ['presets', 'plugins', 'themes']

function noLists(
  host: Pick<Host, 'files'>,
  config: Readonly<Record<string, unknown>>,
  source: string,
): readonly Diagnostic[] {
  const wrong = lists.filter((key) => config[key] !== undefined && !Array.isArray(config[key]))
  return wrong.map((key) => {
    const position = locatePath(textOf(host, source) ?? '', { path: [key] })
    const message = `Unexpected ${describe(config[key])}, expected an array`
    return invalidConfig({ file: source, path: key, message, position })
  })
}
