import { byOrder } from './by-order.ts'
import { wholeEnvironment } from './environment-names.ts'
import { hashOf } from './hash.ts'

type States = Readonly<Record<string, string>>

/**
 * The environment as states of its variables: keys may hold these, and a value may be secret.
 *
 *     environmentStates({ A: 'x' })   // → { A: a hash }
 */
export function environmentStates(env: Readonly<Record<string, string | undefined>>): States {
  const present = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return Object.fromEntries(present.sort(([a], [b]) => byOrder(a, b)).map(([name, value]) => [name, hashOf(value)]))
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
