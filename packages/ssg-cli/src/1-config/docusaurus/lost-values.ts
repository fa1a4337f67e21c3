import type { Difference } from '../../model/difference.ts'
import { isObject } from '../../text/is-object.ts'
import type { Part } from './part.ts'
import { stoodFor } from './stand-in.ts'

/** Keys whose rules know what a package is. */
const read = new Set(['presets', 'plugins', 'themes', 'markdown', 'clientModules', 'themeConfig.prism'])

/**
 * Tell which values of a config a package makes that is not installed, where they are data: nothing is left of them.
 *
 *     lostValues({ customFields: { users: standIn('yaml', 'parse.()') } })
 *     // → customFields.users: npm install yaml
 */
export function lostValues(config: Readonly<Record<string, unknown>>): Part {
  const seen = new Set<unknown>()
  const differences: Difference[] = []
  const look = (value: unknown, at: string): void => {
    const name = stoodFor(value)?.name
    if (name !== undefined) {
      const [installable] = /^(?:@(?!docusaurus\/)[^/]+\/)?[^@./][^/]*/.exec(name) ?? []
      if (installable !== undefined) differences.push({ kind: 'install', at, words: `npm install ${installable}` })
    } else if ((isObject(value) || Array.isArray(value)) && !seen.has(value)) {
      seen.add(value)
      for (const [key, each] of Object.entries(value)) {
        const place = Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`
        if (!read.has(place)) look(each, place)
      }
    }
  }
  look(config, '')
  return { differences }
}
