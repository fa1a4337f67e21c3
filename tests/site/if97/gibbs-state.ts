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
