import { describe } from '../diagnostics/describe.ts'
import { isObject } from '../text/is-object.ts'
import { nearest } from '../text/nearest.ts'
import type { Problem } from './problem.ts'

/** What languages and themes of code are called. */
export interface CodeNames {
  readonly languages: readonly string[]
  readonly themes: readonly string[]
}

/** Other keys are told by the schema. */
const modes = ['light', 'dark']

/** True when a config names a language or theme, so that {@link CodeNames} are needed to check it: they take long to load. */
export function namesCode(user: unknown): boolean {
  const code = isObject(user) ? user['code'] : undefined
  return isObject(code) && ['themes', 'aliases', 'defaultLanguage'].some((key) => code[key] !== undefined)
}

/** Say which languages and themes of a config do not exist. What is no text is told by the schema. */
export function codeProblems(user: Readonly<Record<string, unknown>>, { languages, themes }: CodeNames): Problem[] {
  const code = isObject(user['code']) ? user['code'] : {}
  const known = new Set(languages)
  const ofThemes = entriesOf(code['themes']).flatMap(([mode, theme]) =>
    !modes.includes(mode) || themes.includes(theme)
      ? []
      : [wrongName(['code', 'themes', mode], theme, themes, 'theme')],
  )
  const ofAliases = entriesOf(code['aliases']).flatMap(([alias, language]) => {
    const isKnown = known.has(language.toLowerCase())
    // An alias may stand for an alias before it. One that is wrong is told once, not where it is used too.
    known.add(alias.toLowerCase())
    return isKnown ? [] : [wrongName(['code', 'aliases', alias], language, languages, 'language')]
  })
  const language = code['defaultLanguage']
  const isWrong = typeof language === 'string' && /\S/.test(language) && !known.has(language.toLowerCase())
  // Blocks without a language are text then.
  const ofDefault = isWrong
    ? [
        {
          ...wrongName(['code', 'defaultLanguage'], language, [...known], 'language'),
          warning: 'unknown-language' as const,
        },
      ]
    : []
  return [...ofThemes, ...ofAliases, ...ofDefault]
}

function entriesOf(value: unknown): [string, string][] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]): [string, string][] =>
    typeof each === 'string' && /\S/.test(each) ? [[key, each]] : [],
  )
}

function wrongName(
  path: readonly string[],
  name: string,
  available: readonly string[],
  what: 'language' | 'theme',
): Problem {
  return {
    path,
    message: `Unexpected ${describe(name)}, expected the name of a ${what} for code`,
    hint: `The names are listed at https://shiki.style/${what}s.`,
    suggestion: nearest(name, available)[0],
    string: name,
    key: path.at(-1),
  }
}
