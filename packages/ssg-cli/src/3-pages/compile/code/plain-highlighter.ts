import type { LanguageRegistration } from 'shiki'
import type { Config } from '../../../model/config.ts'
import { escapeHtml } from '../../../text/html/escape.ts'
import type { Highlighter } from '../types.ts'
import { createLanguages } from './languages.ts'

/** A highlighter that knows all languages and highlights none: no grammar is loaded. */
export function plainHighlighter(config: Config['code'], grammars: readonly LanguageRegistration[] = []): Highlighter {
  return {
    ...createLanguages(config.aliases, grammars),
    load: () => Promise.resolve(),
    highlight: (code) => code.split('\n').map(escapeHtml),
  }
}
