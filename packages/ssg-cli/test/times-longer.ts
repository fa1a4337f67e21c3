/** The shortest of so many runs counts: a collection of garbage only makes a run longer. */
const runs = 7

/**
 * Tell how many times longer the second of two tasks takes, for tests of how time grows with the size of the input. What
 * counts is time of the processor, so that a busy machine changes nothing.
 *
 *     timesLonger(() => sort(1000), () => sort(4000))  // → about 4.8
 */
export function timesLonger(small: () => unknown, large: () => unknown): number {
  let fastSmall = Infinity
  let fastLarge = Infinity
  for (let run = 0; run < runs; run++) {
    fastSmall = Math.min(fastSmall, timeOf(small))
    fastLarge = Math.min(fastLarge, timeOf(large))
  }
  return fastLarge / fastSmall
}

function timeOf(task: () => unknown): number {
  const begin = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(begin)
  return user + system
}
