/** The door of shiki: grammars, themes, and the tokenizer with the JavaScript regex engine. */
export { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
export { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
export { bundledThemes } from 'shiki/themes'
export { EncodedTokenMetadata, INITIAL, Registry, Theme } from 'shiki/textmate'
export { normalizeTheme } from 'shiki/core'
