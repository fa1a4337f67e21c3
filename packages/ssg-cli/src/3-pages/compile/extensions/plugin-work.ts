import { pluginFailed } from '../../../diagnostics/catalogue.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { messageOf } from '../../../text/message-of.ts'
import { NeverSettled, TookTooLong } from '../../took-too-long.ts'
import { messagePosition } from '../message-position.ts'
import type { PageState, TraceDraft } from '../types.ts'

/** What of a plugin is at work, and on what. */
export interface PluginWork {
  readonly plugin: string
  /** Under which its time is told, unless that is its own name. */
  readonly name?: string
  /** Part of the plugin, as its author knows it: `remark (remarkToc)`. */
  readonly hook: string
  /** File of the page, relative to the site folder; undefined for a page that is made of none. */
  readonly source?: string
  /** Where what it works on stands, or what finds that when it has thrown. */
  readonly position?: Position | ((error: unknown) => Promise<Position | undefined>)
}

/** What the work of plugins needs of the page that they work for. */
export interface WorkPlace extends Pick<PageState, 'runWithin' | 'now' | 'diagnostics'> {
  readonly options: { readonly markdown: Pick<PageState['options']['markdown'], 'pageSeconds'> }
  readonly trace: Pick<TraceDraft, 'times' | 'failed'>
}

/** Where what is wrong with a page stands when nothing in it is to blame. */
const firstLine: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** Tell what a plugin left that is no part of a tree. */
export function tellMisfit(
  misfit: string | undefined,
  { plugin, hook, source, position = firstLine }: Omit<PluginWork, 'position'> & { readonly position?: Position },
  page: Pick<WorkPlace, 'diagnostics' | 'trace'>,
): void {
  if (misfit === undefined) return
  page.trace.failed = true
  const message = `it left ${misfit}, expected nodes: objects with a type`
  page.diagnostics.push(
    pluginFailed({ plugin, hook, message, ...(source !== undefined && { file: source, position }) }),
  )
}

/** What a plugin did, or that it failed, which is told. */
export type Worked<T> = { readonly value: T } | 'failed'

/**
 * Let a plugin work, no longer than a step of a page may take. What it throws is told with its name, and the page goes on
 * as if it had done nothing: what follows would not be to blame. Its work counts as its own in what pages take.
 *
 * @param onThrow takes what was thrown; true when it was told in another way
 */
export async function pluginWork<T>(
  { plugin, name = plugin, hook, source, position }: PluginWork,
  page: WorkPlace,
  task: () => T | Promise<T>,
  onThrow: (error: unknown) => boolean = () => false,
): Promise<Worked<T>> {
  const { runWithin, trace, options } = page
  const { pageSeconds } = options.markdown
  const watch = page.now && { started: page.now() }
  try {
    return { value: await runWithin(task, pageSeconds) }
  } catch (error) {
    if (onThrow(error)) return 'failed'
    trace.failed = true
    const message = messageOf(error)
    const at = messagePosition(error) ?? (typeof position === 'function' ? await blame(position, error) : position)
    const place = source === undefined ? {} : { file: source, position: at ?? firstLine }
    page.diagnostics.push(pluginFailed({ plugin, hook, message, ...place }))
    return 'failed'
  } finally {
    if (watch && page.now) trace.times[name] = (trace.times[name] ?? 0) + page.now() - watch.started
  }

  /** Who was too slow once is not asked again. */
  async function blame(find: (error: unknown) => Promise<Position | undefined>, error: unknown) {
    if (error instanceof TookTooLong || error instanceof NeverSettled) return undefined
    return runWithin(() => find(error), pageSeconds).catch(() => undefined)
  }
}
