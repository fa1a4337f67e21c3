/** Both tasks are run so often, by turns: what else the machine does falls on both. */
const runs = 5

/** Linear work with four times the input, which is a sort at most, stays below it. */
const unsuspicious = 6

/** As often a task is run of which it is not sure that it takes too long. */
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
  let fastLarge = Infinity
  for (let run = 0; run < runs || (run < mostRuns && fastLarge > unsuspicious * fastSmall); run++) {
    fastSmall = Math.min(fastSmall, await timeOf(small))
    fastLarge = Math.min(fastLarge, await timeOf(large))
  }
  return fastLarge / fastSmall
}

async function timeOf(task: () => unknown): Promise<number> {
  const begin = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(begin)
  return user + system
}
