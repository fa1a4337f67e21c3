/**
 * Surface tension in N/m between water and its vapor at a temperature in K.
 *
 * @see http://www.iapws.org/relguide/Surf-H2O.html
 */
export function surfaceTension(temperature: number): number {
  const tau = 1 - temperature / 647.096
  return 0.2358 * tau ** 1.256 * (1 - 0.625 * tau)
}
