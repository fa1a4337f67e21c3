import { invalidConfig } from '../diagnostics/catalogue.ts'
import { quote } from '../diagnostics/quote.ts'
import type { Bundler } from '../host.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { isDeeper } from '../text/is-deeper.ts'
import { messageOf } from '../text/message-of.ts'
import { takePlugins, type TakenPlugins } from './plugins/written-plugins.ts'

/** How deep objects and lists of a config may nest. A category of a sidebar takes two levels: 256 of these are as many as a page may have. */
const mostLevels = 512

/** A config in parts, or why it can't be read: it has no end, a getter throws, a value is none that JSON has. */
export function takenConfig(
  { thrownAt }: Pick<Bundler, 'thrownAt'>,
  value: unknown,
  source: string,
): Outcome<TakenPlugins | undefined> {
  try {
    const taken = takePlugins(value)
    if (isDeeper(taken.rest, mostLevels))
      throw new TypeError(`Unexpected depth of nesting, expected at most ${mostLevels} levels in a config`)
    JSON.stringify(taken.rest, refuseBigint)
    return outcome(taken)
  } catch (error) {
    const at = thrownAt(error) ?? { file: source }
    return outcome(undefined, [invalidConfig({ ...at, path: '', message: messageOf(error) })])
  }
}

function refuseBigint(key: string, value: unknown): unknown {
  if (typeof value === 'bigint')
    throw new TypeError(`Unexpected bigint ${value}n as ${quote(key)}, expected a number or a string`)
  return value
}
