import type { Fence, PluginFactory } from 'docs-build'
import { managerTabs } from './manager-tabs.ts'

/** What a site may say. */
export interface Npm2YarnOptions {
  /** True: all such tabs show the same package manager, on all pages, as the reader chose last. */
  readonly sync?: boolean
}

/**
 * Make tabs for npm, Yarn, pnpm and Bun of blocks with `npm2yarn` behind their language.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#npm2yarn-remark-plugin
 */
const npm2yarn: PluginFactory<Npm2YarnOptions | undefined> = (_, options = {}) => {
  const unknown = Object.keys(options).find((key) => key !== 'sync')
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected "sync"`)
  const { sync = false } = options
  if (typeof sync !== 'boolean')
    throw new Error(`Unexpected ${JSON.stringify(sync)} for option "sync", expected true or false`)
  const groupId = sync ? 'npm2yarn' : undefined
  return { name: 'npm2yarn', code: { fences: { npm2yarn: (fence: Fence) => managerTabs(fence, groupId) } } }
}

export default npm2yarn
