import { sumTerms, type Term } from './terms.ts'

// Table 6 of the release.
const temperatureTerms: readonly Term[] = [
  [0, 0, -0.23872489924521e3],
  [0, 1, 0.40421188637945e3],
  [0, 2, 0.11349746881718e3],
  [0, 6, -0.58457616048039e1],
  [0, 22, -0.1528548241314e-3],
  [0, 32, -0.10866707695377e-5],
  [1, 0, -0.13391744872602e2],
  [1, 1, 0.43211039183559e2],
  [1, 2, -0.54010067170506e2],
  [1, 3, 0.30535892203916e2],
  [1, 4, -0.65964749423638e1],
  [1, 10, 0.93965400878363e-2],
  [1, 32, 0.1157364750534e-6],
  [2, 10, -0.25858641282073e-4],
  [2, 32, -0.40644363084799e-8],
  [3, 10, 0.66456186191635e-7],
  [3, 32, 0.80670734103027e-10],
  [4, 32, -0.93477771213947e-12],
  [5, 32, 0.58265442020601e-14],
  [6, 32, -0.15020185953503e-16],
]

// Table 2 of the supplementary release on p(h,s).
const pressureTerms: readonly Term[] = [
  [0, 0, -0.691997014660582],
  [0, 1, -0.18361254878756e2],
  [0, 2, -0.928332409297335e1],
  [0, 4, 0.659639569909906e2],
  [0, 5, -0.162060388912024e2],
  [0, 6, 0.450620017338667e3],
  [0, 8, 0.85468067822417e3],
  [0, 14, 0.607523214001162e4],
  [1, 0, 0.326487682621856e2],
  [1, 1, -0.269408844582931e2],
  [1, 4, -0.3199478483343e3],
  [1, 6, -0.92835430704332e3],
  [2, 0, 0.303634537455249e2],
  [2, 1, -0.650540422444146e2],
  [2, 10, -0.43099131651613e4],
  [3, 4, -0.747512324096068e3],
  [4, 1, 0.730000345529245e3],
  [4, 4, 0.114284032569021e4],
  [5, 0, -0.436407041874559e3],
]

/** Liquid water: the temperature in K from pressure in Pa and enthalpy in J/kg. */
export function temperatureOfLiquid(pressure: number, enthalpy: number): number {
  return sumTerms(temperatureTerms, pressure / 1e6, enthalpy / 2.5e6 + 1)
}

/**
 * Liquid water: the pressure in Pa from enthalpy in J/kg and entropy in J/(kg·K).
 *
 * @see http://www.iapws.org/relguide/Supp-PHS12-2014.pdf
 */
export function pressureOfLiquid(enthalpy: number, entropy: number): number {
  return 100e6 * sumTerms(pressureTerms, enthalpy / 3.4e6 + 0.05, entropy / 7.6e3 + 0.05)
}
