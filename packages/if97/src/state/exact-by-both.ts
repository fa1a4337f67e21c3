import { keepWithin } from '../limit-error.ts'
import { saturationPressure } from '../regions/saturation.ts'
import { exactByHeat } from './exact-by-heat.ts'
import { root } from './root.ts'
import { stateIn } from './state-at.ts'
import { ends, type WaterState } from './water-state.ts'

// Water contracts when it is warmed at 273.15 K: a line of one entropy may dip below that temperature and come back.
const coldest = ends.lowestTemperature - 1

/**
 * The state of an enthalpy in J/kg and an entropy in J/(kg·K) by the basic equations alone: at one entropy, the enthalpy
 * grows with the pressure.
 */
export function exactByBoth(enthalpy: number, entropy: number): WaterState {
  const [low, high] = pressuresOf(entropy)
  const at = (logarithm: number) => exactByHeat(Math.exp(logarithm), 'entropy', entropy, coldest)
  const [least, most] = [at(Math.log(low)), at(Math.log(high))]
  // The ends are states too: what was calculated for one differs in its last digits.
  if (Math.abs(enthalpy - least.enthalpy) < 1e-9 * Math.abs(enthalpy)) return least
  if (Math.abs(enthalpy - most.enthalpy) < 1e-9 * Math.abs(enthalpy)) return most
  keepWithin(
    'h',
    enthalpy,
    [least.enthalpy, most.enthalpy],
    [`that of ${pascals(low)} at this entropy`, `that of ${pascals(high)} at this entropy`],
  )
  const found = at(root((logarithm) => at(logarithm).enthalpy - enthalpy, Math.log(low), Math.log(high)))
  keepWithin('t', found.temperature, [ends.lowestTemperature - 1e-6, Infinity], ['where the formulation begins', ''])
  return found
}

/** The lowest and the highest pressure in Pa at which an entropy in J/(kg·K) is known. */
function pressuresOf(entropy: number): readonly [number, number] {
  const triple = saturationPressure(ends.lowestTemperature)
  const of = (region: 1 | 2 | 5, pressure: number, temperature: number) =>
    stateIn(region, pressure, temperature).entropy
  const least = of(1, ends.highestPressure, ends.lowestTemperature)
  const most = of(5, 1, ends.highestTemperature)
  keepWithin(
    's',
    entropy,
    [least, most],
    ['that of water at 273.15 K and 100 MPa', 'that of steam of 1 Pa at 2273.15 K'],
  )
  const across = (region: 1 | 2 | 5, temperature: number, low: number, high: number) =>
    Math.exp(root((logarithm) => of(region, Math.exp(logarithm), temperature) - entropy, Math.log(low), Math.log(high)))
  const { highestPressure, hotPressure, lowestTemperature, highestTemperature, steamTemperature } = ends
  let low = triple
  if (entropy > of(2, triple, lowestTemperature)) low = Math.max(1, across(2, lowestTemperature, 1e-6, triple) || 1)
  else if (entropy < of(1, triple, coldest)) low = across(1, coldest, 40e6, highestPressure) || triple
  let high: number = highestPressure
  if (entropy > of(5, hotPressure, highestTemperature)) high = across(5, highestTemperature, 1, hotPressure)
  else if (entropy > of(2, hotPressure, steamTemperature)) high = hotPressure
  else if (entropy > of(2, highestPressure, steamTemperature))
    high = across(2, steamTemperature, hotPressure, highestPressure)
  // Of the ends, the last digit may lie outside.
  return [low * (1 + 1e-12), high * (1 - 1e-12)]
}

function pascals(pressure: number): string {
  return `${Number(pressure.toPrecision(6))} Pa`
}
