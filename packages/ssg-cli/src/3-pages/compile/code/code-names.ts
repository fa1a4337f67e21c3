import { createLanguages } from './languages.ts'
import { bundledThemes } from './shiki.ts'

/** The names that a config may give to languages and themes. */
export function codeNames(): { readonly languages: readonly string[]; readonly themes: readonly string[] } {
  return { languages: createLanguages({}).names, themes: Object.keys(bundledThemes) }
}
