import { gasConstant, type State } from './gibbs-state.ts'
import { derivatives, type Term } from './terms.ts'

// Table 30 of the release, without its first term, which is a logarithm.
const terms: readonly Term[] = [
  [0, 0, -15.732845290239],
  [0, 1, 20.944396974307],
  [0, 2, -7.6867707878716],
  [0, 7, 2.6185947787954],
  [0, 10, -2.808078114862],
  [0, 12, 1.2053369696517],
  [0, 23, -0.0084566812812502],
  [1, 2, -1.2654315477714],
  [1, 6, -1.1524407806681],
  [1, 15, 0.88521043984318],
  [1, 17, -0.64207765181607],
  [2, 0, 0.38493460186671],
  [2, 2, -0.85214708824206],
  [2, 6, 4.8972281541877],
  [2, 7, -3.0502617256965],
  [2, 22, 0.039420536879154],
  [2, 26, 0.12558408424308],
  [3, 0, -0.2799932969871],
  [3, 2, 1.389979956946],
  [3, 4, -2.018991502357],
  [3, 16, -0.0082147637173963],
  [3, 26, -0.47596035734923],
  [4, 0, 0.0439840744735],
  [4, 2, -0.44476435428739],
  [4, 4, 0.90572070719733],
  [4, 26, 0.70522450087967],
  [5, 1, 0.10770512626332],
  [5, 3, -0.32913623258954],
  [5, 26, -0.50871062041158],
  [6, 0, -0.022175400873096],
  [6, 2, 0.094260751665092],
  [6, 26, 0.16436278447961],
  [7, 2, -0.013503372241348],
  [8, 26, -0.014834345352472],
  [9, 2, 0.00057922953628084],
  [9, 26, 0.0032308904703711],
  [10, 0, 8.0964802996215e-5],
  [10, 1, -0.00016557679795037],
  [11, 26, -4.4923899061815e-5],
]
const n1 = 0.10658070028513e1

/**
 * Water and steam near the critical point and above it: the state at a density in kg/m³ and a temperature in K.
 *
 * @see http://www.iapws.org/relguide/IF97-Rev.html, equation 28, table 31
 */
export function region3(density: number, temperature: number): State {
  const delta = density / 322
  const tau = 647.096 / temperature
  const { f: residual, fX, fXX, fY, fYY, fXY } = derivatives(terms, delta, tau)
  const f = n1 * Math.log(delta) + residual
  const fDelta = n1 + delta * fX
  const fTau = tau * fY
  const fTauTau = tau ** 2 * fYY
  const mixed = fDelta - delta * tau * fXY
  const rt = gasConstant * temperature
  const stiffness = 2 * fDelta - n1 + delta ** 2 * fXX
  return {
    pressure: density * rt * fDelta,
    temperature,
    volume: 1 / density,
    enthalpy: rt * (fTau + fDelta),
    internalEnergy: rt * fTau,
    entropy: gasConstant * (fTau - f),
    isobaricHeatCapacity: gasConstant * (-fTauTau + mixed ** 2 / stiffness),
    isochoricHeatCapacity: -gasConstant * fTauTau,
    speedOfSound: Math.sqrt(rt * (stiffness - mixed ** 2 / fTauTau)),
    expansion: mixed / (stiffness * temperature),
    compressibility: 1 / (stiffness * density * rt),
  }
}

/** The pressure in Pa alone, for those who search a density: cheaper than the state. */
export function pressureIn3(density: number, temperature: number): number {
  const delta = density / 322
  const tau = 647.096 / temperature
  let sum = n1
  for (const [i, j, n] of terms) if (i !== 0) sum += n * i * delta ** i * tau ** j
  return density * gasConstant * temperature * sum
}
