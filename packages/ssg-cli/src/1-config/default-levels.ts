import { diagnosticCodes, diagnosticTable } from '../model/diagnostic-table.ts'
import type { Config, Level } from '../model/config.ts'

/** The level of each code unless the config sets another. */
export const defaultLevels: Config['diagnostics'] = Object.fromEntries(
  diagnosticCodes.map((code): [string, Level] => [code, diagnosticTable[code].severity === 'error' ? 'error' : 'warn']),
)
