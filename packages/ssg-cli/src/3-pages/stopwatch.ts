/** Times the laps of some work. */
export interface Stopwatch {
  /** Ends a lap: what it took is added to its name. Without a name the time is nobody's, such as that of waiting. */
  lap(name?: string): void
  /** Milliseconds by name, or undefined when nothing is timed. */
  times(): Readonly<Record<string, number>> | undefined
}

/** Start a watch that reads a clock, or one that does nothing when there is none. */
export function stopwatch(now: (() => number) | undefined): Stopwatch {
  if (!now) return { lap: () => undefined, times: () => undefined }
  const times: Record<string, number> = {}
  let started = now()
  return {
    lap(name) {
      const at = now()
      if (name !== undefined) times[name] = (times[name] ?? 0) + at - started
      started = at
    },
    times: () => times,
  }
}
