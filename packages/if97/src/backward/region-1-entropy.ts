import { sumTerms, type Row } from '../regions/terms.ts'

// Table 8 of the release.
const entropyTerms: readonly Row[] = [
  [
    0, 0, 174.78268058307, 1, 34.806930892873, 2, 6.5292584978455, 3, 0.33039981775489, 11, -1.9281382923196e-7, 31,
    -2.4909197244573e-23,
  ],
  [
    1, 0, -0.26107636489332, 1, 0.22592965981586, 2, -0.064256463395226, 3, 0.0078876289270526, 12, 3.5672110607366e-10,
    31, 1.7332496994895e-24,
  ],
  [
    2, 0, 0.00056608900654837, 1, -0.00032635483139717, 2, 4.4778286690632e-5, 9, -5.1322156908507e-10, 31,
    -4.2522657042207e-26,
  ],
  [3, 10, 2.6400441360689e-13, 32, 7.8124600459723e-29],
  [4, 32, -3.0732199903668e-31],
]

/** Liquid water: the temperature in K from pressure in Pa and entropy in J/(kg·K). */
export function temperatureOfLiquidByEntropy(pressure: number, entropy: number): number {
  return sumTerms(entropyTerms, pressure / 1e6, entropy / 1e3 + 2)
}
