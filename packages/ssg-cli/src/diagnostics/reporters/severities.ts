import type { Report } from '../report.ts'

/** How many findings of a report are errors, and how many warnings. */
export function severities({ diagnostics }: Report): { readonly errors: number; readonly warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: diagnostics.length - errors }
}
