import type { BodyTrace } from '../model/page-job.ts'
import type { PluginInfo } from '../model/plugin-info.ts'
import { hashValues } from '../text/hash.ts'

/** What the key of a body depends on besides its files. */
export interface TracedInputs {
  /** The key without what plugins did. */
  readonly baseKey: string
  /** Hash of what the body pulls in, with the imports that plugins added. */
  readonly inputsHash: string
  readonly plugins: readonly PluginInfo[]
  /** State of a file that a plugin read. */
  readonly stateOf: (path: string) => string
}

/**
 * The key of a body that plugins had a hand in: as they left it the last time, it is good while the files are the same
 * that they read, and the plugins whose directives and fences it has. A change of one of these compiles no other body.
 */
export function tracedKey(
  { files, used, imports }: Pick<BodyTrace, 'files' | 'used' | 'imports'>,
  { baseKey, inputsHash, plugins, stateOf }: TracedInputs,
): string {
  const paths = Object.keys(files).sort()
  if (paths.length + used.length + imports.length === 0) return baseKey
  const keys = plugins.filter(({ name }) => used.includes(name)).map(({ name, key }) => `${name} ${key}`)
  const states = paths.map((path) => `${path} ${stateOf(path)}`)
  return hashValues(baseKey, inputsHash, keys.join('\n'), states.join('\n'))
}
