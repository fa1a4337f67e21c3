import { saturated, type Saturated } from './saturated.ts'
import { temperatureOfWetSteam } from './wet-steam-backward.ts'

/** Share of vapor in wet steam of a pressure in Pa and an enthalpy in J/kg. */
export function vaporFractionOfEnthalpy(pressure: number, enthalpy: number): number {
  return fractionOf('enthalpy', enthalpy, saturated({ pressure }))
}

/** Share of vapor from enthalpy in J/kg and entropy in J/(kg·K), as fast libraries get it: by the backward equation. */
export function vaporFractionByBackwardEquation(enthalpy: number, entropy: number): number {
  return fractionOf('enthalpy', enthalpy, saturated({ temperature: temperatureOfWetSteam(enthalpy, entropy) }))
}

/**
 * Share of vapor from enthalpy in J/kg and entropy in J/(kg·K) by the basic equations alone.
 *
 * Searches the temperature at which enthalpy and entropy give the same share.
 */
export function vaporFractionByBasicEquations(enthalpy: number, entropy: number): number {
  const mismatch = (temperature: number) => {
    const phases = saturated({ temperature })
    return fractionOf('enthalpy', enthalpy, phases) - fractionOf('entropy', entropy, phases)
  }
  let low = 273.16
  let high = 623.15
  const sign = Math.sign(mismatch(low))
  if (sign === Math.sign(mismatch(high))) throw new RangeError('Unexpected state, expected wet steam')
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (Math.sign(mismatch(middle)) === sign) low = middle
    else high = middle
  }
  return fractionOf('enthalpy', enthalpy, saturated({ temperature: low }))
}

function fractionOf(key: 'enthalpy' | 'entropy', value: number, { liquid, vapor }: Saturated): number {
  return (value - liquid[key]) / (vapor[key] - liquid[key])
}
