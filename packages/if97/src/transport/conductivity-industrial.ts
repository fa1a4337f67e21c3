/**
 * Thermal conductivity in W/(m·K) at a density in kg/m³ and a temperature in K, after the older industrial equation
 * that IAPWS replaced in 2011.
 *
 * @see http://www.iapws.org/relguide/ThCond.html, release of 1985, revised in 1998 and 2008, appendix B
 */
export function industrialConductivity(density: number, temperature: number): number {
  const t = temperature / 647.26
  const rho = density / 317.7

  const dilute = [0.0102811, 0.0299621, 0.0156146, -0.00422464]
  const gas = Math.sqrt(t) * dilute.reduce((sum, a, k) => sum + a * t ** k, 0)

  const background = -0.39707 + 0.400302 * rho + 1.06 * Math.exp(-0.171587 * (rho + 2.39219) ** 2)

  const distance = Math.abs(t - 1) + 0.00308976
  const q = 2 + 0.0822994 / distance ** 0.6
  const s = t >= 1 ? 1 / distance : 10.0932 / distance ** 0.6
  const enhancement =
    (0.0701309 / t ** 10 + 0.011852) * rho ** 1.8 * Math.exp(0.642857 * (1 - rho ** 2.8)) +
    0.00169937 * s * rho ** q * Math.exp((q / (1 + q)) * (1 - rho ** (1 + q))) -
    1.02 * Math.exp(-4.11717 * t ** 1.5 - 6.17937 / rho ** 5)

  return gas + background + enhancement
}
