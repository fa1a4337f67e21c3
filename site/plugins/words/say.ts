/** Texts of the live parts of pages, by their English, in the language of the page. English needs none. */
let translations: Readonly<Record<string, string>> = {}

const languages: Readonly<Record<string, () => Promise<{ readonly words: Readonly<Record<string, string>> }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
}

/** Load the texts of the page's language, and give the language of what is said then: English where they don't come. */
export async function loadWords(): Promise<string> {
  const { lang } = document.documentElement
  const loaded = await languages[lang]?.().catch(() => undefined)
  if (!loaded) return 'en'
  translations = loaded.words
  return lang
}

/**
 * A text in the language of the page.
 *
 *     say('Line {line}', { line: 2 })  // → 'Zeile 2'
 */
export function say(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (translations[text] ?? text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * A text that says what was found, as code that knows no languages puts it: its numbers and what it quotes are values. English
 * where nothing is known of it, as of most that libraries say.
 *
 *     sayFound('that of 273.15 K at this pressure')  // → 'die bei 273.15 K und diesem Druck'
 */
export function sayFound(text: string): string {
  const values: string[] = []
  const key = text.replace(/"[^"]*"|\d[\d.:]*(?:e[+-]?\d+)?/g, (value) => `{${values.push(value) - 1}}`)
  return say(key, Object.fromEntries(values.entries()))
}

/** Says whether something is told in English on a page of another language. */
export function isEnglish(text: string): boolean {
  return sayFound(text) === text && Object.keys(translations).length > 0
}
