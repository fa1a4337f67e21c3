import { visible } from '../visible.ts'
import type { Report, ReportContext } from '../report.ts'

/** What was repaired, a line each: `Fixed docs/a.md:3:5: "./old.md" → "./new.md" (the file moved)`. */
export function fixLines({ fixes = [] }: Report, { relative }: ReportContext): string {
  return fixes
    .map(({ file, line, column, before, after, reason }) => {
      const location = `${visible(relative(file).replaceAll('\\', '/'))}:${line}:${column}`
      return `Fixed ${location}: "${visible(before)}" → "${visible(after)}" (${reason})\n`
    })
    .join('')
}
