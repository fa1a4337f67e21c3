/** Sends search records to a hosted index. */
export { batches, recordBytes } from './batches.ts'
export type { IndexWriter, PushRecord } from './index-writer.ts'
export { patiently } from './patiently.ts'
export { pushProblem } from './push-problem.ts'
export { replaceIndex } from './replace-index.ts'
