import { describe } from '../../diagnostics/describe.ts'
import { isObject } from '../../text/is-object.ts'
import type { Extension } from './extension.ts'
import { siteContext, type DocusaurusContext } from './lifecycle/site-context.ts'

/** What a preset gave when it was run: its lists are read as if they were written in the config. */
export interface RanPreset {
  readonly plugins: unknown
  readonly themes: unknown
}

/** Place of a preset in the config, `presets[1]`, and what it gave. One that is not there is left out. */
export type RanPresets = ReadonlyMap<string, RanPreset>

/** What presets are told of a site: they are run before anything is made of its config. */
export function presetContext(
  config: Readonly<Record<string, unknown>>,
  siteDir: string,
): DocusaurusContext | undefined {
  const context = siteContext({ ...config, siteConfig: config }, siteDir)
  return context && { ...context, siteDir }
}

/**
 * Run a preset: a function that is told of the site and of its options, and gives plugins and themes. Throws what that throws.
 *
 * @param module the default export of its module, or the function that the config has
 * @see https://docusaurus.io/docs/using-plugins#creating-presets
 */
export async function ranPreset(
  { name, options }: Pick<Extension, 'name' | 'options'>,
  module: unknown,
  context: DocusaurusContext | undefined,
): Promise<RanPreset> {
  // What is compiled to CommonJS has its default export below that of Node.
  const make = isObject(module) && 'default' in module ? module['default'] : module
  if (typeof make !== 'function') {
    throw new Error(
      `Unexpected ${describe(make)} as the preset "${name}", expected a function that gives plugins and themes`,
    )
  }
  const given: unknown = await make(context, options)
  if (given !== null && given !== undefined && !isObject(given)) {
    throw new Error(`Unexpected ${describe(given)} from the preset "${name}", expected { plugins, themes }`)
  }
  return { plugins: given?.['plugins'], themes: given?.['themes'] }
}
