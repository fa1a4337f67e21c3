import { defaultSeverity } from '../diagnostics/default-severity.ts'
import { diagnosticCodes } from '../model/diagnostic.ts'
import type { Config, Level } from '../model/config.ts'

/** The level of each code unless the config sets another. */
export const defaultLevels: Config['diagnostics'] = Object.fromEntries(
  diagnosticCodes.map((code): [string, Level] => [code, defaultSeverity[code] === 'error' ? 'error' : 'warn']),
)
