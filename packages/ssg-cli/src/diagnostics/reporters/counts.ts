import { counted } from './counted.ts'
import { severities } from './severities.ts'
import type { Colors } from '../colors.ts'
import type { Report } from '../report.ts'

/**
 * How many findings there are, or '' when there are none.
 *
 *     2 errors and 1 warning in 3 files
 */
export function counts(report: Report, colors: Colors): string {
  const { errors, warnings } = severities(report)
  const files = new Set(report.diagnostics.flatMap(({ file }) => file ?? [])).size
  const parts = [
    errors > 0 ? colors.error(counted(errors, 'error')) : '',
    warnings > 0 ? colors.warning(counted(warnings, 'warning')) : '',
  ]
  return `${parts.filter(Boolean).join(' and ')}${files > 0 ? ` in ${counted(files, 'file')}` : ''}`
}
