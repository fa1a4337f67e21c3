import { pageTooDeep, pageTooLarge, pageTooSlow } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageJob, PageResult } from '../model/page-job.ts'
import { isStackOverflow } from '../text/is-stack-overflow.ts'
import { TookTooLong } from './took-too-long.ts'

/** The first line of a file, for what may be anywhere in it. */
const start = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/**
 * Why a page was given up, from what was thrown while it was made: steps count levels where they can, and what gets past
 * them ends here. Undefined for a bug.
 */
export function givenUp(error: unknown, job: PageJob): Diagnostic | undefined {
  const file = sourceOf(job)
  if (file === undefined) return undefined
  if (error instanceof TookTooLong)
    return pageTooSlow({ file, position: start, ...error.culprit, seconds: error.seconds })
  return isStackOverflow(error) ? pageTooDeep({ file, position: start }) : undefined
}

/** What is known of a page that took all memory of its thread: nobody can be asked for more. */
export function outOfMemory(job: PageJob, megabytes: number): PageResult {
  const diagnostics = [pageTooLarge({ file: sourceOf(job), position: start, megabytes })]
  return { index: job.index, rendered: { files: [], ids: [], hrefs: [], diagnostics } }
}

function sourceOf({ body, componentKey }: PageJob): string | undefined {
  return body?.source ?? componentKey?.replace(/^page:/, '')
}
