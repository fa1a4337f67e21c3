/** The door of shiki: grammars, themes, and the tokenizer with Oniguruma in WebAssembly. */
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
export { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
export { bundledThemes } from 'shiki/themes'
export { EncodedTokenMetadata, INITIAL, Registry, type StateStack, Theme } from 'shiki/textmate'
export { normalizeTheme } from 'shiki/core'

/** Start Oniguruma: the engine that grammars are written for. */
export function loadOniguruma(): ReturnType<typeof createOnigurumaEngine> {
  return createOnigurumaEngine(import('shiki/wasm'))
}
