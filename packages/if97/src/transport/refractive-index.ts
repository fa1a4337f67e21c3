/**
 * Refractive index at a density in kg/m³ and a temperature in K for light of a wavelength in m.
 *
 * @see http://www.iapws.org/relguide/rindex.html, release of 1997
 */
export function refractiveIndex(density: number, temperature: number, wavelength: number): number {
  const rho = density / 1000
  const t = temperature / 273.15
  const square = (wavelength / 0.589e-6) ** 2
  const refraction =
    rho *
    (0.244257733 +
      9.74634476e-3 * rho -
      3.73234996e-3 * t +
      2.68678472e-4 * square * t +
      1.5892057e-3 / square +
      2.45934259e-3 / (square - 0.229202 ** 2) +
      0.90070492 / (square - 5.432937 ** 2) -
      1.66626219e-2 * rho ** 2)
  return Math.sqrt((2 * refraction + 1) / (1 - refraction))
}
