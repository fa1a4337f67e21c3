import { pluginFailed } from '../../diagnostics/catalogue.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { messageOf } from '../../text/message-of.ts'
import type { LoadedOnce } from './content-in-languages.ts'
import type { LoadedPlugin } from './load-plugins.ts'

/** Code of a language → id → text. */
type WordsOfLanguages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The words that plugins have for the languages of a site; of a later plugin instead of an earlier one. */
export async function wordsOfLanguages(
  plugins: readonly LoadedPlugin[],
  { languages }: Config,
  { source: file, own }: Pick<LoadedOnce, 'source' | 'own'>,
): Promise<Outcome<WordsOfLanguages>> {
  const words: Record<string, Readonly<Record<string, string>>> = {}
  const diagnostics: Diagnostic[] = []
  for (const { plugin, wordsIn } of plugins) {
    if (wordsIn === undefined) continue
    for (const { code } of languages?.all ?? []) {
      try {
        const told = await wordsIn(code, own?.[code])
        if (Object.keys(told).length > 0) words[code] = { ...words[code], ...told }
      } catch (error) {
        const hook = 'getDefaultCodeTranslationMessages'
        diagnostics.push(pluginFailed({ plugin: plugin.name, hook, message: messageOf(error), file }))
      }
    }
  }
  return outcome(words, diagnostics)
}
