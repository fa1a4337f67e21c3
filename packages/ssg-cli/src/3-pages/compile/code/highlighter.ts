import type { LanguageRegistration } from 'shiki'
import type { Config } from '../../../model/config.ts'
import type { Highlighter } from '../types.ts'
import { escapeHtml } from '../../../text/html/escape.ts'
import { createLanguages } from './languages.ts'
import { bundledLanguages, EncodedTokenMetadata, INITIAL, loadOniguruma, Registry, type StateStack } from './shiki.ts'
import { lineMemo } from './line-memo.ts'
import { loadThemePair, type ThemePair } from './theme-pair.ts'

/** Highlights the lines of a block. */
type HighlightLines = (lines: readonly string[]) => string[]

// A line of minified code costs more than its colours are worth.
const longestLine = 5000

/** Make a highlighter that loads grammars one language at a time, when a page needs them. */
export function createHighlighter(config: Config['code'], own: readonly LanguageRegistration[] = []): Highlighter {
  const languages = createLanguages(config.aliases, own)
  const grammars = new Map<string, HighlightLines>()
  const loading = new Map<string, Promise<void>>()
  let engine: ReturnType<typeof loadOniguruma> | undefined
  let pair: Promise<ThemePair> | undefined
  let highlight = createHighlight(0, 0)

  async function loadLanguage(name: string): Promise<void> {
    pair ??= loadThemePair(config.themes)
    engine ??= loadOniguruma()
    const [themes, regexes] = await Promise.all([pair, engine])
    const { foregroundId, backgroundId } = themes.theme.getDefaults()
    if (grammars.size === 0) highlight = createHighlight(foregroundId, backgroundId)
    const registrations = await registrationsOf(name, own)
    const last = registrations.at(-1)
    if (!last) return
    // A registry of its own: with a shared one, colours of embedded code would depend on what other pages loaded.
    const byScope = new Map(registrations.map((registration) => [registration.scopeName, registration]))
    const registry = new Registry({
      theme: themes.raw,
      onigLib: {
        createOnigScanner: (expressions) =>
          regexes.createScanner(expressions.map((each) => (typeof each === 'string' ? each : each.source))),
        createOnigString: (text) => regexes.createString(text),
      },
      loadGrammar: (scope) => byScope.get(scope),
      getInjections: (scope) =>
        registrations.filter(({ injectTo }) => injectTo?.includes(scope)).map(({ scopeName }) => scopeName),
    })
    registry['_syncRegistry'].setTheme(themes.theme)
    const grammar = registry.loadGrammar(last.scopeName)
    if (!grammar) return
    const highlightLine = (line: string, stack: StateStack) => {
      if (line === '' || line.length > longestLine) return { html: escapeHtml(line), ruleStack: stack }
      // No time limit: what a page shows must not depend on the machine's load.
      const { tokens, ruleStack } = grammar.tokenizeLine2(line, stack, 0)
      return { html: highlight(line, tokens), ruleStack }
    }
    grammars.set(name, lineMemo(highlightLine, INITIAL))
  }

  return {
    ...languages,
    async load(names) {
      for (const name of names) {
        if (name === 'text' || grammars.has(name)) continue
        const started = loading.get(name) ?? loadLanguage(name)
        loading.set(name, started)
        try {
          await started
        } catch (error) {
          // The next page that needs it tries again.
          loading.delete(name)
          pair = engine = undefined
          throw error
        }
      }
    },
    highlight(code, language) {
      const lines = code.split('\n')
      return grammars.get(language)?.(lines) ?? lines.map(escapeHtml)
    },
  }
}

/** A grammar and those that it embeds, which stand before it. Of one name that of a plugin counts. */
async function registrationsOf(
  name: string,
  own: readonly LanguageRegistration[],
  above: readonly string[] = [],
): Promise<readonly LanguageRegistration[]> {
  if (above.includes(name)) return []
  const grammar = own.find((each) => each.name === name)
  if (grammar) {
    const embedded = [
      ...(grammar.embeddedLangs ?? []),
      ...(grammar.embeddedLanguages ? Object.values(grammar.embeddedLanguages) : []),
    ]
    const inner = await Promise.all(embedded.map((each) => registrationsOf(each, own, [...above, name])))
    return [...inner.flat(), grammar]
  }
  const load = Object.entries(bundledLanguages).find(([bundled]) => bundled === name)?.[1]
  return load ? (await load()).default : []
}

/** Make the function that turns a line's tokens (start and metadata in turn) into HTML. */
function createHighlight(light: number, dark: number): (line: string, tokens: Uint32Array) => string {
  const classes = new Map<number, string>()

  function classOf(metadata: number): string {
    const style = EncodedTokenMetadata.getFontStyle(metadata)
    const foreground = EncodedTokenMetadata.getForeground(metadata)
    const background = EncodedTokenMetadata.getBackground(metadata)
    const isDefault = foreground === light && background === dark
    const colors = isDefault ? [] : [`sk-${foreground}`, `sk-d${background}`]
    return [...colors, ...(style > 0 ? [`sk-f${style}`] : [])].join(' ')
  }

  return (line, tokens) => {
    // Joined at the end: a string that grows is kept as a tree of its pieces, several times as large, and lines are remembered.
    const html: string[] = []
    let current = ''
    let text = ''
    const flush = () => {
      html.push(current === '' ? escapeHtml(text) : `<span class="${current}">${escapeHtml(text)}</span>`)
      text = ''
    }
    for (let index = 0; index < tokens.length; index += 2) {
      const metadata = (tokens[index + 1] ?? 0) & styleMask
      let className = classes.get(metadata)
      if (className === undefined) {
        className = classOf(metadata)
        classes.set(metadata, className)
      }
      const part = line.slice(tokens[index], tokens[index + 2])
      // Neighbours of one colour need one span only; space has no colour, so it joins what stands before it.
      if (className !== current && (part.trim() !== '' || current.includes('sk-f'))) {
        flush()
        current = className
      }
      text += part
    }
    flush()
    return html.join('')
  }
}

// Bits 11 to 31 hold font style, foreground and background.
const styleMask = ~0x7ff
