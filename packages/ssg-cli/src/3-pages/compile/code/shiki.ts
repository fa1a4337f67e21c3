/** The door of shiki: grammars, themes, and the tokenizer with Oniguruma in WebAssembly. */
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { unlessFailed } from '../unless-failed.ts'
export { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
export { bundledThemes } from 'shiki/themes'
export { EncodedTokenMetadata, INITIAL, Registry, type StateStack, Theme } from 'shiki/textmate'
export { hastToHtml, normalizeTheme, tokensToHast } from 'shiki/core'

type Engine = Awaited<ReturnType<typeof createOnigurumaEngine>>

/** Scanners beyond this number are made anew each time: ends of here-documents are as many as authors invent. */
const mostScanners = 2000

let engine: Promise<Engine> | undefined

/**
 * Start Oniguruma: the engine that grammars are written for. It is one a thread, whoever asks: a watched site whose config
 * changes gets another highlighter, and the memory of WebAssembly, which holds the scanners, is never given back.
 *
 * Languages that hold other languages ask for the same scanners again, and so does a grammar whose rules end as they
 * began: two thirds of them are there already. Compiling one takes a millisecond. They are shared, so none is disposed of.
 */
export function loadOniguruma(): Promise<Engine> {
  return (engine ??= unlessFailed(startOniguruma(), () => (engine = undefined)))
}

async function startOniguruma(): Promise<Engine> {
  const started = await createOnigurumaEngine(import('shiki/wasm'))
  const scanners = new Map<string, ReturnType<Engine['createScanner']>>()
  return {
    ...started,
    createScanner(patterns) {
      const key = patterns.join('\0')
      const known = scanners.get(key)
      if (known) return known
      const scanner = started.createScanner(patterns)
      if (scanners.size >= mostScanners) return scanner
      const shared = { findNextMatchSync: scanner.findNextMatchSync.bind(scanner) }
      scanners.set(key, shared)
      return shared
    },
  }
}
