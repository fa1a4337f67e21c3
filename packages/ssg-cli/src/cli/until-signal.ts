import { firstSignal } from './first-signal.ts'
import type { ProcessLike } from './process-like.ts'

/** The exit code of the signal that ends a command: 130 for SIGINT, 143 for SIGTERM. A second one ends the process at once. */
export async function untilSignal(process: Pick<ProcessLike, 'on' | 'off'>): Promise<number> {
  return (await firstSignal(process).received).code
}
