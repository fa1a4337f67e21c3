import { fileURLToPath } from 'node:url'
import type { PluginFactory } from 'docs-build'
import { clientModule } from './client-module.ts'
import { liveBlock } from './live-block.ts'

/** What a site may say. */
export interface LiveOptions {
  /** A module, relative to the site folder or `@theme/…`: what it exports is known to the code, beside React and its hooks. */
  readonly scope?: string
}

/**
 * Let readers edit blocks of `jsx live`, and see what they make.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#interactive-code-editor
 */
const live: PluginFactory<LiveOptions | undefined> = (context, options = {}) => {
  const unknown = Object.keys(options).find((key) => key !== 'scope')
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected "scope"`)
  const { scope } = options
  if (scope !== undefined && typeof scope !== 'string')
    throw new Error(`Unexpected ${JSON.stringify(scope)} for option "scope", expected the path of a module`)
  return {
    name: 'live',
    code: { fences: { live: liveBlock } },
    styles: [fileURLToPath(new URL('../src/styles/live.css', import.meta.url))],
    client: [clientModule(context, scope)],
    // The reader's code is a module of its own: narrower than 'unsafe-eval', which would let every script make code of text.
    policy: { 'script-src': ['blob:'] },
  }
}

export default live
