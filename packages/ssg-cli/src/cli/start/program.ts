/**
 * All that is bundled for Node, as one script: what each of its entry points gives. They are modules of their own
 * (`cli.ts`, `worker.ts`, …) that load the script with {@link file://./load-program.ts}.
 */
export { main, run } from '../index.ts'
export { importWith } from '../../io/packages/native-import.ts'
export * as library from '../../index.ts'
export { work } from '../../io/threads/worker.ts'
/** @see {@link file://./write-ready-made.ts} */
export const writeReadyMade = async (folder: string, tool: string): Promise<void> =>
  (await import('./write-ready-made.ts')).writeReadyMade(folder, tool)
