import { sumTerms, type Row } from '../regions/terms.ts'

// Table 2 of the supplementary release on p(h,s).
const pressureTerms: readonly Row[] = [
  [
    0, 0, -0.691997014660582, 1, -0.18361254878756e2, 2, -0.928332409297335e1, 4, 0.659639569909906e2, 5,
    -0.162060388912024e2, 6, 0.450620017338667e3, 8, 0.85468067822417e3, 14, 0.607523214001162e4,
  ],
  [1, 0, 0.326487682621856e2, 1, -0.269408844582931e2, 4, -0.3199478483343e3, 6, -0.92835430704332e3],
  [2, 0, 0.303634537455249e2, 1, -0.650540422444146e2, 10, -0.43099131651613e4],
  [3, 4, -0.747512324096068e3],
  [4, 1, 0.730000345529245e3, 4, 0.114284032569021e4],
  [5, 0, -0.436407041874559e3],
]

/**
 * Liquid water: the pressure in Pa from enthalpy in J/kg and entropy in J/(kg·K).
 *
 * @see http://www.iapws.org/relguide/Supp-PHS12-2014.pdf
 */
export function pressureOfLiquid(enthalpy: number, entropy: number): number {
  return 100e6 * sumTerms(pressureTerms, enthalpy / 3.4e6 + 0.05, entropy / 7.6e3 + 0.05)
}
