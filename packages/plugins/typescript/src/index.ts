import { fileURLToPath } from 'node:url'
import type { Plugin, PluginFactory } from 'docs-build'
import { checkedOptions, type TypeScriptOptions } from './options.ts'
import { referenceSource } from './source.ts'

export type { TypeScriptOptions } from './options.ts'

/**
 * Make a reference of TypeScript sources, or several.
 *
 *     plugins: [['@docs-build/plugin-typescript', { entryPoints: ['../src/index.ts'] }]]
 *
 * @see https://typedoc.org
 */
const typescript: PluginFactory<TypeScriptOptions | readonly TypeScriptOptions[]> = (_, options): Plugin => {
  const all = Array.isArray(options) ? options : [options]
  return {
    name: 'typescript',
    sources: all.map((one: TypeScriptOptions) => referenceSource(checkedOptions(one))),
    styles: [fileURLToPath(new URL('../src/styles.css', import.meta.url))],
  }
}

export default typescript
