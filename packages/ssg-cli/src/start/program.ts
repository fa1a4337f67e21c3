/**
 * All that is bundled for Node, as one script: what each of its doors opens. The doors are modules of their own
 * (`cli.ts`, `worker.ts`, …) that load the script with {@link file://./load-program.ts}.
 */
export { run } from '../cli/index.ts'
export { importWith } from '../io/native-import.ts'
export * as library from '../index.ts'
export { work } from '../io/worker.ts'
/** @see {@link file://../cli/write-ready-made.ts} */
export const writeReadyMade = async (folder: string, tool: string): Promise<void> =>
  (await import('../cli/write-ready-made.ts')).writeReadyMade(folder, tool)
