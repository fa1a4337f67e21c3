import { counted, grouped } from '../../diagnostics/reporters/counted.ts'
import type { Progress } from '../../host.ts'
import type { ProcessLike } from '../process-like.ts'
import { stepTimer, type TimedStep } from './step-timer.ts'
import { stepWords } from './step-words.ts'

/** Milliseconds between two drawings of the line: a terminal shows no more. */
const interval = 80

/** A rate is said after this many milliseconds: before it jumps about. */
const steady = 500

/**
 * Says on stderr how far a command has come: on a terminal one line that is drawn anew, in a log a line for each step that
 * has ended. `clear` ends it.
 *
 *     Making pages 340 of 1,000, 215 pages/s
 *     Making pages … 1,000 pages, 4.6 s
 */
export function progressLine({ stderr, env }: Pick<ProcessLike, 'stderr' | 'env'>): {
  show(progress: Progress): void
  clear(): void
} {
  const lives = stderr.isTTY === true && !env['CI'] && env['TERM'] !== 'dumb'
  const timer = stepTimer((step) => {
    if (!lives) stderr.write(`${endedLine(step)}\n`)
  })
  let drawnAt = -interval
  let drawn = ''
  return {
    show(progress) {
      const ms = timer.take(progress)
      if (!lives) return
      const now = performance.now()
      const isNews = !drawn.startsWith(stepWords(progress.step).doing)
      if (!isNews && now - drawnAt < interval && progress.done !== progress.total) return
      drawnAt = now
      drawn = runningLine(progress, ms)
      // A line that wraps could not be taken back.
      stderr.write(`\r\u001B[K${drawn.slice(0, (stderr.columns || 80) - 1)}`)
    },
    clear() {
      timer.end()
      if (drawn !== '') stderr.write('\r\u001B[K')
      drawn = ''
    },
  }
}

function runningLine({ step, done, total }: Progress, ms: number): string {
  const { doing, noun } = stepWords(step)
  if (done === undefined || total === undefined) return doing
  const line = `${doing} ${grouped(done)} of ${grouped(total)}`
  return ms < steady || noun === undefined ? line : `${line}, ${Math.round((done * 1000) / ms)} ${noun}s/s`
}

function endedLine({ step, ms, done, total }: TimedStep): string {
  const { doing, noun = step } = stepWords(step)
  const seconds = `${(ms / 1000).toFixed(1)} s`
  if (done === undefined || total === undefined) return `${doing} … ${seconds}`
  const counts = done === total ? counted(total, noun) : `${grouped(done)} of ${counted(total, noun)}`
  return `${doing} … ${counts}, ${seconds}`
}
