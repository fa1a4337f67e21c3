import { pageTooDeep, pageTooSlow } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageJob } from '../model/page-job.ts'
import { isStackOverflow } from '../text/is-stack-overflow.ts'
import { TookTooLong } from './took-too-long.ts'

/** The first line of a file, for what may be anywhere in it. */
const start = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/**
 * Why a page was given up, from what was thrown while it was made: steps count levels where they can, and what gets past
 * them ends here. Undefined for a bug.
 */
export function givenUp(error: unknown, { body, componentKey }: PageJob): Diagnostic | undefined {
  const file = body?.source ?? componentKey?.replace(/^page:/, '')
  if (file === undefined) return undefined
  if (error instanceof TookTooLong)
    return pageTooSlow({ file, position: start, ...error.culprit, seconds: error.seconds })
  return isStackOverflow(error) ? pageTooDeep({ file, position: start }) : undefined
}
