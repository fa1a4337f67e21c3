import type { Fence, PluginFactory } from 'docs-build'
import { managerTabs, type Converter } from './manager-tabs.ts'

/** What a site may say. */
export interface Npm2YarnOptions {
  /** True: all such tabs show the same package manager, on all pages, as the reader chose last. */
  readonly sync?: boolean
  /** The tabs behind that of npm, Yarn, pnpm and Bun unless given: their names, or `['deno', (npm) => npm.replace('npm install', 'deno add')]`. */
  readonly converters?: readonly Converter[]
}

/**
 * Make tabs for npm, Yarn, pnpm and Bun of blocks with `npm2yarn` behind their language.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#npm2yarn-remark-plugin
 */
const npm2yarn: PluginFactory<Npm2YarnOptions | undefined> = (_, options = {}) => {
  const unknown = Object.keys(options).find((key) => key !== 'sync' && key !== 'converters')
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected "sync" or "converters"`)
  const { sync = false, converters = usual } = options
  if (typeof sync !== 'boolean')
    throw new Error(`Unexpected ${JSON.stringify(sync)} for option "sync", expected true or false`)
  if (!Array.isArray(converters) || !converters.every(isConverter))
    throw new Error(
      `Unexpected ${JSON.stringify(converters)} for option "converters", expected a list of ${usual.join(', ')} and [name, function]`,
    )
  const groupId = sync ? 'npm2yarn' : undefined
  return { name: 'npm2yarn', code: { fences: { npm2yarn: (fence: Fence) => managerTabs(fence, converters, groupId) } } }
}

const usual: readonly Converter[] = ['yarn', 'pnpm', 'bun']

function isConverter(value: unknown): boolean {
  if (Array.isArray(value)) return typeof value[0] === 'string' && typeof value[1] === 'function'
  return usual.some((name) => name === value)
}

export default npm2yarn
