import { pluginFailed } from '../../../diagnostics/catalogue.ts'
import type { CompiledDoc, PluginTrace } from '../../../model/compiled.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { isStackOverflow } from '../../../text/is-stack-overflow.ts'
import { messageOf } from '../../../text/message-of.ts'
import { NeverSettled, TookTooLong } from '../../took-too-long.ts'
import type { Extensions } from './extensions.ts'

const failed: PluginTrace = { files: [], used: [], imports: [], times: {}, failed: true }

/**
 * Compile a doc with what plugins add. Where what they leave can't be compiled, and the doc can be without them, they are
 * told, and the page shows what it is without. Anything else that is thrown is no fault of theirs.
 */
export async function orWithoutPlugins(
  source: string,
  extensions: Extensions,
  compile: (extensions: Extensions | undefined) => Promise<Outcome<CompiledDoc>>,
): Promise<Outcome<CompiledDoc>> {
  try {
    return await compile(extensions)
  } catch (error) {
    if (error instanceof TookTooLong || error instanceof NeverSettled || isStackOverflow(error)) throw error
    const { value, diagnostics } = await compile(undefined).catch(() => Promise.reject(error))
    const plugin = extensions.names.join(', ')
    const position = { line: 1, column: 1, endLine: 1, endColumn: 1 }
    const message = messageOf(error)
    const found = pluginFailed({ plugin, hook: 'what it makes of this page', message, file: source, position })
    return outcome({ ...value, trace: failed }, [...diagnostics, found])
  }
}
