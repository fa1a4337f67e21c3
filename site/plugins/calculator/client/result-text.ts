import type { FunctionName } from '../../../../packages/if97/src/functions.ts'
import { rounded } from './units.ts'

/**
 * What a function returns for a value of SI, with its unit.
 *
 *     resultText('density', 'kg/m³', 0.5975785623741)  // → '0.597578562374 kg/m³'
 */
export function resultText(name: FunctionName, unit: string, value: number): string {
  // The module returns it times 1000.
  return name === 'thermalDiffusivity' ? `${rounded(value * 1000)}` : `${rounded(value)} ${unit}`.trim()
}
