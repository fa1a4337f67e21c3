import type { Bundler } from '../host.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { Awaitable } from '../plugin-source.ts'
import { messageOf } from '../text/message-of.ts'
import { pluginFailed } from './catalogue.ts'

/** A part of a plugin that is a function. */
export interface Hook {
  readonly plugin: string
  /** Its name: `emit`. */
  readonly hook: string
  /** Where to point when nothing tells where the error was thrown. */
  readonly file?: string
}

/** Run a part of a plugin. What it throws is one diagnostic that names both, and nothing else is lost. */
export async function runHook<T>(
  { thrownAt, runCode }: Pick<Bundler, 'thrownAt' | 'runCode'>,
  { plugin, hook, file }: Hook,
  task: () => Awaitable<T>,
): Promise<Outcome<T | undefined>> {
  try {
    return outcome(await runCode(task))
  } catch (error) {
    const at = thrownAt(error) ?? (file === undefined ? {} : { file })
    return outcome(undefined, [pluginFailed({ ...at, plugin, hook, message: messageOf(error) })])
  }
}
