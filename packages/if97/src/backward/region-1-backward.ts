import { sumTerms, type Row } from '../regions/terms.ts'

// Table 6 of the release.
const temperatureTerms: readonly Row[] = [
  [
    0, 0, -0.23872489924521e3, 1, 0.40421188637945e3, 2, 0.11349746881718e3, 6, -0.58457616048039e1, 22,
    -0.1528548241314e-3, 32, -0.10866707695377e-5,
  ],
  [
    1, 0, -0.13391744872602e2, 1, 0.43211039183559e2, 2, -0.54010067170506e2, 3, 0.30535892203916e2, 4,
    -0.65964749423638e1, 10, 0.93965400878363e-2, 32, 0.1157364750534e-6,
  ],
  [2, 10, -0.25858641282073e-4, 32, -0.40644363084799e-8],
  [3, 10, 0.66456186191635e-7, 32, 0.80670734103027e-10],
  [4, 32, -0.93477771213947e-12],
  [5, 32, 0.58265442020601e-14],
  [6, 32, -0.15020185953503e-16],
]

/** Liquid water: the temperature in K from pressure in Pa and enthalpy in J/kg. */
export function temperatureOfLiquid(pressure: number, enthalpy: number): number {
  return sumTerms(temperatureTerms, pressure / 1e6, enthalpy / 2.5e6 + 1)
}
