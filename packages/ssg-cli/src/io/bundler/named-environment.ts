import { hashOf } from '../../text/hash.ts'

const access = /\bprocess\.env(?:\??\.(\w+)|(?:\?\.)?\[["'`](\w+)["'`]\])/g
const destructured = /\{([^{}]*)\}\s*=\s*process\.env\b/g

/**
 * The environment variables that code names.
 *
 *     environmentNames('process.env.EDITION')   // → ['EDITION']
 */
export function environmentNames(code: string): readonly string[] {
  const single = Array.from(code.matchAll(access), ([, name, quoted]) => name ?? quoted ?? '')
  const several = Array.from(code.matchAll(destructured), ([, inner = '']) => inner.match(/\w+/g) ?? [])
  return [...new Set([...single, ...several.flat()])].sort()
}

/** What these environment variables are now, as states of files are told: a value may be secret. */
export function environmentStates(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.map((name) => [
      `process.env.${name}`,
      process.env[name] === undefined ? 'absent' : hashOf(process.env[name]),
    ]),
  )
}
