import type { Inputs } from '../../../../packages/if97/src/state/inputs.ts'

/**
 * A call as Python: numbers are floats, as the functions take them.
 *
 *     pythonCall('density', { p: 101325, t: 373.15 })  // → 'system.thermo.if97.density(p=101325.0, t=373.15)'
 */
export function pythonCall(name: string, inputs: Inputs): string {
  const parts = Object.entries(inputs).map(([key, value]) => `${key}=${floatText(value)}`)
  return `system.thermo.if97.${name}(${parts.join(', ')})`
}

/**
 * The same call as an expression.
 *
 *     expressionCall('density', { p: 101325, t: 373.15 })  // → 'if97("density", "p", 101325, "t", 373.15)'
 */
export function expressionCall(name: string, inputs: Inputs): string {
  const parts = Object.entries(inputs).flatMap(([key, value]) => [`"${key}"`, String(value)])
  return `if97(${[`"${name}"`, ...parts].join(', ')})`
}

function floatText(value: number): string {
  const text = String(value)
  return /^-?\d+$/.test(text) ? `${text}.0` : text
}
