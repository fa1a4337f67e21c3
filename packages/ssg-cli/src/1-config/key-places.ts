import { keysOfSchema } from './keys-of-schema.ts'
import { markdownLists } from './plugins/written-plugins.ts'
import { schema } from './schema.ts'

/** A key that has more places than these, such as `label`, says nothing of which is meant. */
const mostPlaces = 3

/**
 * Where in a config a key may stand that stands where it may not, when that is clear.
 *
 *     keyPlaces('remarkPlugins')  // → ['markdown.remarkPlugins']
 *     keyPlaces('label')          // → []: in too many places
 */
export function keyPlaces(key: string): readonly string[] {
  const lists = markdownLists.map((name) => `markdown.${name}`)
  const all = new Set([...keysOfSchema(schema).map(({ path }) => path), ...lists])
  // Several collections have the keys of `docs`, several blogs those of `blog`.
  const places = [...all].filter((path) => path.split('.').at(-1) === key && !/^(?:collections|blog)\[\]/.test(path))
  return places.length <= mostPlaces ? places : []
}
