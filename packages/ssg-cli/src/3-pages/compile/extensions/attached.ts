import type { Pluggable, PluggableList } from 'unified'
import { remarkParse, unified, type Data, type Processor } from '../unified.ts'

/** A function that a plugin of unified attached: it changes a tree, or returns another one. */
export interface TreeStep {
  /** The plugin of the site that brought it. */
  readonly plugin: string
  /** The plugin of unified, by the name of its function: `remarkToc`. */
  readonly name: string
  readonly transform: (...args: readonly unknown[]) => unknown
}

/** What plugins of unified attached to a processor. */
export interface Attached {
  /** In the order in which they run. */
  readonly steps: readonly TreeStep[]
  /** With the extensions of syntax that they added. */
  readonly data: Data
  /** Those that could not be attached, with what they threw. */
  readonly failures: readonly (Pick<TreeStep, 'plugin' | 'name'> & { readonly error: unknown })[]
}

/** Lists of plugins of unified, each by the name of the plugin that has it. */
export type NamedLists = readonly (readonly [plugin: string, list: PluggableList])[]

/**
 * Let plugins of unified attach themselves to a processor, and take what they attach one by one: so that each can be
 * timed, ended and named when it fails. Presets, options, `false` and a plugin that is listed twice mean what unified says.
 *
 * @param data what the processor knows before them, such as extensions of syntax for `this.parse()`
 * @see https://github.com/unifiedjs/unified#processoruseplugin-options
 */
export function attached(lists: NamedLists, data: Data): Attached {
  const steps: TreeStep[] = []
  const failures: Attached['failures'][number][] = []
  const takers = new Map<unknown, Taker>()
  const processor: Processor = unified().use(remarkParse) as unknown as Processor
  processor.data(data)
  for (const [plugin, list] of lists) processor.use(list.map((entry) => taking(entry, plugin)))
  processor.freeze()
  return { steps, data: processor.data(), failures }

  function taking(entry: Pluggable, plugin: string): Pluggable {
    if (typeof entry === 'function') return takerOf(entry, plugin)
    if (Array.isArray(entry)) {
      const [attach, ...options] = entry
      // What is no function unified refuses in its own words.
      return typeof attach === 'function' ? [takerOf(attach, plugin), ...options] : entry
    }
    if (typeof entry !== 'object' || entry === null || !Array.isArray(entry.plugins)) return entry
    return { ...entry, plugins: entry.plugins.map((inner) => taking(inner, plugin)) }
  }

  /** One for each function: unified knows by it which plugins are listed twice. */
  function takerOf(attach: Taker, plugin: string): Taker {
    const taker =
      takers.get(attach) ??
      function (this: Processor, ...options: unknown[]): undefined {
        const name = attach.name || plugin
        try {
          const transform: unknown = attach.apply(this, options)
          // Anything else is nothing to unified too.
          if (typeof transform === 'function')
            steps.push({ plugin, name, transform: transform as TreeStep['transform'] })
        } catch (error) {
          failures.push({ plugin, name, error })
        }
        return undefined
      }
    takers.set(attach, taker)
    return taker
  }
}

type Taker = Extract<Pluggable, (...args: never) => unknown>
