import { resolve } from 'node:path'
import { checkSession } from './check-session.ts'
import { unlessInterrupted } from '../signals.ts'
import type { ProcessLike } from '../process-like.ts'
import { movedWords } from './moved-words.ts'
import { runCheck, type CheckFlags } from './run-check.ts'
import { shownPath } from '../report/report-context.ts'
import { exitCodeOf, writeReport } from '../report/write-report.ts'

/** Check a site. Returns the exit code: 0 done, 1 errors in the content, 2 in the config, 128 and more interrupted. */
export function checkCommand(named: string | undefined, flags: CheckFlags, process: ProcessLike): Promise<number> {
  return checkSession(named, process, async (session) => {
    const outcome = await unlessInterrupted(runCheck(session, flags), process)
    session.clear()
    if (typeof outcome === 'number') {
      process.stderr.write('Interrupted.\n')
      return outcome
    }
    const { moved = [], ...result } = outcome
    process.stderr.write(movedWords(moved, (file) => shownPath(session.cwd, resolve(session.site, file))))
    writeReport({ ...result, command: 'check', durationMs: session.elapsed() }, flags, session, process)
    return exitCodeOf(outcome)
  })
}
