/** So often the first task is run before the second: it is the shorter one, and its time decides. */
const runs = 4

/** Linear work with four times the input, which is a sort at most, stays below it. */
const unsuspicious = 6

/** So often the second is run, by turns with the first, as long as it seems to take too long: what else the machine does falls on both. */
const mostRuns = 25

/**
 * Tell how many times longer the second of two tasks takes, for tests of how time grows with the size of the input. What
 * counts is the processor's time of the shortest run: a collection of garbage or a busy machine only make one longer,
 * and a result that is large for four times the input is measured on until noise can't be its reason.
 *
 *     await timesLonger(() => sort(1000), () => sort(4000))  // → about 4.8
 */
export async function timesLonger(small: () => unknown, large: () => unknown): Promise<number> {
  // The first runs are slow, as code is compiled while it runs.
  await small()
  let fastSmall = Infinity
  for (let run = 0; run < runs; run++) fastSmall = Math.min(fastSmall, await timeOf(small))
  let fastLarge = Infinity
  for (let run = 0; run < mostRuns; run++) {
    fastLarge = Math.min(fastLarge, await timeOf(large))
    if (fastLarge <= unsuspicious * fastSmall) break
    fastSmall = Math.min(fastSmall, await timeOf(small))
  }
  return fastLarge / fastSmall
}

async function timeOf(task: () => unknown): Promise<number> {
  const begin = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(begin)
  return user + system
}
