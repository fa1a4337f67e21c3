import { availableParallelism, totalmem, type } from 'node:os'

/** The machine in general words: what counts for a campaign, and nothing that names it. */
export function machine() {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`
}
