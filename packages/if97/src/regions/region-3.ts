import { gasConstant, type State } from './gibbs-state.ts'
import { derivatives, eachTerm, type Row } from './terms.ts'

// Table 30 of the release, without its first term, which is a logarithm.
const terms: readonly Row[] = [
  [
    0, 0, -15.732845290239, 1, 20.944396974307, 2, -7.6867707878716, 7, 2.6185947787954, 10, -2.808078114862, 12,
    1.2053369696517, 23, -0.0084566812812502,
  ],
  [1, 2, -1.2654315477714, 6, -1.1524407806681, 15, 0.88521043984318, 17, -0.64207765181607],
  [
    2, 0, 0.38493460186671, 2, -0.85214708824206, 6, 4.8972281541877, 7, -3.0502617256965, 22, 0.039420536879154, 26,
    0.12558408424308,
  ],
  [3, 0, -0.2799932969871, 2, 1.389979956946, 4, -2.018991502357, 16, -0.0082147637173963, 26, -0.47596035734923],
  [4, 0, 0.0439840744735, 2, -0.44476435428739, 4, 0.90572070719733, 26, 0.70522450087967],
  [5, 1, 0.10770512626332, 3, -0.32913623258954, 26, -0.50871062041158],
  [6, 0, -0.022175400873096, 2, 0.094260751665092, 26, 0.16436278447961],
  [7, 2, -0.013503372241348],
  [8, 26, -0.014834345352472],
  [9, 2, 0.00057922953628084, 26, 0.0032308904703711],
  [10, 0, 8.0964802996215e-5, 1, -0.00016557679795037],
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
  eachTerm(terms, (i, j, n) => {
    if (i !== 0) sum += n * i * delta ** i * tau ** j
  })
  return density * gasConstant * temperature * sum
}
