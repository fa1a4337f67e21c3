import type { Progress } from '../../host.ts'

/** A step of a command that has ended, or was left. */
export interface TimedStep {
  readonly step: string
  readonly ms: number
  readonly done?: number
  readonly total?: number
}

/** Tells one step of a command from the next by its progress, and hands on what each took. */
export function stepTimer(
  onEnd: (step: TimedStep) => void,
  now: () => number = () => performance.now(),
): {
  /** Milliseconds since the step of this progress began. */
  readonly take: (progress: Progress) => number
  readonly end: () => void
} {
  let current: { readonly step: string; readonly startedAt: number; done?: number; total?: number } | undefined
  return {
    take({ step, done, total }) {
      if (current?.step !== step) {
        end()
        current = { step, startedAt: now() }
      }
      current = { ...current, done: done ?? current.done, total: total ?? current.total }
      return now() - current.startedAt
    },
    end,
  }

  function end(): void {
    if (!current) return
    const { startedAt, ...step } = current
    current = undefined
    onEnd({ ...step, ms: now() - startedAt })
  }
}
