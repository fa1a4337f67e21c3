// Table 1 of the release; index 0 is not used.
const n = [0, 0.34805185628969e3, -0.11671859879975e1, 0.10192970039326e-2] as const

/** The pressure in Pa on the boundary between regions 2 and 3 at a temperature in K. */
export function boundary23(temperature: number): number {
  return 1e6 * (n[1] + n[2] * temperature + n[3] * temperature ** 2)
}
