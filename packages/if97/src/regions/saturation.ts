// Table 34 of the release; index 0 is not used, so that the numbers are those of the equations.
const n = [
  0, 0.11670521452767e4, -0.72421316703206e6, -0.17073846940092e2, 0.1202082470247e5, -0.32325550322333e7,
  0.1491510861353e2, -0.48232657361591e4, 0.40511340542057e6, -0.23855557567849, 0.65017534844798e3,
] as const

/** The pressure in Pa at which water boils at a temperature in K. */
export function saturationPressure(temperature: number): number {
  const theta = temperature + n[9] / (temperature - n[10])
  const a = theta ** 2 + n[1] * theta + n[2]
  const b = n[3] * theta ** 2 + n[4] * theta + n[5]
  const c = n[6] * theta ** 2 + n[7] * theta + n[8]
  return 1e6 * ((2 * c) / (-b + Math.sqrt(b ** 2 - 4 * a * c))) ** 4
}

/** The temperature in K at which water boils at a pressure in Pa. */
export function saturationTemperature(pressure: number): number {
  const beta = (pressure / 1e6) ** 0.25
  const e = beta ** 2 + n[3] * beta + n[6]
  const f = n[1] * beta ** 2 + n[4] * beta + n[7]
  const g = n[2] * beta ** 2 + n[5] * beta + n[8]
  const d = (2 * g) / (-f - Math.sqrt(f ** 2 - 4 * e * g))
  return (n[10] + d - Math.sqrt((n[10] + d) ** 2 - 4 * (n[9] + n[10] * d))) / 2
}
