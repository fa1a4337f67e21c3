import { derivatives, type Row } from './terms.ts'

/** Specific gas constant of ordinary water in J/(kg·K), as IAPWS-IF97 takes it. */
export const gasConstant = 461.526

/** A dimensionless Gibbs free energy γ(π, τ) and its derivatives at one point. */
export interface Gibbs {
  readonly g: number
  readonly gPi: number
  readonly gPiPi: number
  readonly gTau: number
  readonly gTauTau: number
  readonly gPiTau: number
}

/** What follows from a Gibbs free energy at one pressure and temperature; plain SI units. */
export interface State {
  readonly pressure: number
  readonly temperature: number
  readonly volume: number
  readonly enthalpy: number
  readonly internalEnergy: number
  readonly entropy: number
  readonly isobaricHeatCapacity: number
  readonly isochoricHeatCapacity: number
  readonly speedOfSound: number
  /** (∂v/∂T)p / v */
  readonly expansion: number
  /** −(∂v/∂p)T / v */
  readonly compressibility: number
}

/**
 * Derive the properties of a state from γ and its derivatives.
 *
 * @see http://www.iapws.org/relguide/IF97-Rev.html, tables 3 and 12
 */
export function gibbsState(
  gibbs: Gibbs,
  at: { readonly pressure: number; readonly temperature: number; readonly pi: number; readonly tau: number },
): State {
  const { g, gPi, gPiPi, gTau, gTauTau, gPiTau } = gibbs
  const { pressure, temperature, pi, tau } = at
  const rt = gasConstant * temperature
  const mixed = gPi - tau * gPiTau
  return {
    pressure,
    temperature,
    volume: (rt * pi * gPi) / pressure,
    enthalpy: rt * tau * gTau,
    internalEnergy: rt * (tau * gTau - pi * gPi),
    entropy: gasConstant * (tau * gTau - g),
    isobaricHeatCapacity: -gasConstant * tau ** 2 * gTauTau,
    isochoricHeatCapacity: gasConstant * (-(tau ** 2) * gTauTau + mixed ** 2 / gPiPi),
    speedOfSound: Math.sqrt((rt * gPi ** 2) / (mixed ** 2 / (tau ** 2 * gTauTau) - gPiPi)),
    expansion: mixed / (gPi * temperature),
    compressibility: (-pi * gPiPi) / (gPi * pressure),
  }
}

/** The two tables of a gas, the temperature in K that gives τ, and what is taken from τ in the second table. */
export interface GasTables {
  readonly ideal: readonly Row[]
  readonly residual: readonly Row[]
  readonly reducing: number
  readonly shift: number
}

/** The state of a gas, whose γ is an ideal part and a residual one, at a pressure in Pa and a temperature in K. */
export function gasState(
  { ideal, residual, reducing, shift }: GasTables,
  pressure: number,
  temperature: number,
): State {
  const pi = pressure / 1e6
  const tau = reducing / temperature
  const o = derivatives(ideal, 1, tau)
  const r = derivatives(residual, pi, tau - shift)
  return gibbsState(
    {
      g: Math.log(pi) + o.f + r.f,
      gPi: 1 / pi + r.fX,
      gPiPi: -1 / pi ** 2 + r.fXX,
      gTau: o.fY + r.fY,
      gTauTau: o.fYY + r.fYY,
      gPiTau: r.fXY,
    },
    { pressure, temperature, pi, tau },
  )
}
