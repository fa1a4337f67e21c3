/** The door of shiki: grammars, themes, and the tokenizer with Oniguruma in WebAssembly. */
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { unlessFailed } from '../unless-failed.ts'
import { firstMatch, type ScannerMaker } from './first-match.ts'
export { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
export { bundledThemes } from 'shiki/themes'
export { EncodedTokenMetadata, INITIAL, Registry, type StateStack, Theme } from 'shiki/textmate'
export { hastToHtml, normalizeTheme, tokensToHast } from 'shiki/core'

type Engine = Pick<Awaited<ReturnType<typeof createOnigurumaEngine>>, 'createString'> & {
  readonly createScanner: ScannerMaker
}

let engine: Promise<Engine> | undefined

/**
 * Start Oniguruma: the engine that grammars are written for. It is one a thread, whoever asks: a watched site whose config
 * changes gets another highlighter, and the memory of WebAssembly, which holds the expressions, is never given back. They are
 * shared, so none is disposed of.
 */
export function loadOniguruma(): Promise<Engine> {
  return (engine ??= unlessFailed(startOniguruma(), () => (engine = undefined)))
}

async function startOniguruma(): Promise<Engine> {
  const started = await createOnigurumaEngine(import('shiki/wasm'))
  return {
    createString: (text) => started.createString(text),
    createScanner: firstMatch((expressions) => started.createScanner([...expressions])),
  }
}
