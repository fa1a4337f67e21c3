import type { Highlighter } from '../compile/types.ts'

// Components are bundled apart from this: they meet at a name that both know.
const key: unique symbol = Symbol.for('docs-build.code')

const place: typeof globalThis & { [key]?: LateCode['highlight'] } = globalThis

/** Colors of code that is known only when a page is rendered: what a component of the site gives to `CodeBlock`. */
export interface LateCode {
  /** HTML of each line; undefined while the grammar of the language is not there. */
  readonly highlight: (code: string, language: string) => readonly string[] | undefined
  /** Load what was asked for and not there. False when nothing was. */
  readonly load: () => Promise<boolean>
}

/**
 * What gives an article the colors of its late code. Grammars are kept for all articles of a thread, unless bodies have got
 * another highlighter: a page that was given up may have left grammars half read.
 */
export function lateCodes(highlighterOf: () => Promise<Highlighter>): () => Promise<LateCode> {
  let highlighter: Highlighter | undefined
  const loaded = new Set<string>()
  async function renew(): Promise<Highlighter> {
    const current = await highlighterOf()
    if (current !== highlighter) loaded.clear()
    highlighter = current
    return current
  }
  return async () => {
    if (highlighter) await renew()
    const asked = new Set<string>()
    return {
      highlight(code, language) {
        const name = highlighter?.canonical(language) ?? (highlighter ? 'text' : undefined)
        if (highlighter && name !== undefined && (name === 'text' || loaded.has(name)))
          return highlighter.highlight(code, name)
        asked.add(language)
        return undefined
      },
      async load() {
        if (asked.size === 0) return false
        const current = await renew()
        const names = [...asked]
          .map((language) => current.canonical(language) ?? 'text')
          .filter((name) => name !== 'text')
        await current.load(names)
        for (const name of names) loaded.add(name)
        asked.clear()
        return true
      },
    }
  }
}

/** Render with colors for the code that components show. Without any, code is shown as text. */
export function withLateCode<Value>(code: LateCode | undefined, render: () => Value): Value {
  if (!code) return render()
  place[key] = code.highlight
  try {
    return render()
  } finally {
    delete place[key]
  }
}
