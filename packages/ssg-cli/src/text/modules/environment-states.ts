import { byOrder } from '../by-order.ts'
import { wholeEnvironment } from './environment-names.ts'
import { hashOf } from '../hash.ts'

type States = Readonly<Record<string, string>>

/**
 * The environment as states of its variables: keys may hold these, and a value may be secret. A value is taken when its
 * state is asked for: few are, and what the time zone is takes 10 ms to find out.
 *
 *     environmentStates({ A: 'x' })   // → { A: a hash }
 */
export function environmentStates(env: Readonly<Record<string, string | undefined>>): States {
  const states = Object.entries(Object.getOwnPropertyDescriptors(env))
    .filter(([, { get, value }]) => get !== undefined || value !== undefined)
    .sort(([a], [b]) => byOrder(a, b))
    .map(([name]) => [name, { enumerable: true, get: () => hashOf(env[name] ?? '') }] as const)
  return Object.defineProperties<Record<string, string>>({}, Object.fromEntries(states))
}

/**
 * What code reads of the environment, by the names that `environmentNames()` gives.
 *
 *     statesOf(['A', 'B'], { A: 'hash', C: 'hash' })   // → { 'process.env.A': 'hash', 'process.env.B': 'absent' }
 */
export function statesOf(names: readonly string[], states: States): States {
  return Object.fromEntries(
    names.map((name) =>
      name === wholeEnvironment
        ? ['process.env', hashOf(JSON.stringify(states))]
        : [`process.env.${name}`, states[name] ?? 'absent'],
    ),
  )
}
