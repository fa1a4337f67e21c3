/*
 * Filters of esbuild know no lookahead, and each file and import that a filter lets through is asked about in another process.
 */

/**
 * A part of a regular expression: texts that do not begin with any of these words. A `$` ends a word that must not be the whole text.
 *
 *     new RegExp(`^${unlike(['@acme/', 'react$'])}$`)  // matches "react-dom" and "@acm", not "react" and "@acme/x"
 *
 * @param never characters that the texts do not hold, as they are written between brackets
 */
export function unlike(words: readonly string[], never = String.raw`\n`): string {
  const first = [...new Set(words.map((word) => word.charAt(0)))]
  const letters = first.filter((letter) => letter !== '$')
  const longer = letters.flatMap((letter) => {
    const rest = words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1))
    return rest.includes('') ? [] : [escaped(letter) + unlike(rest, never)]
  })
  const any = [`[^${never}${letters.map(escaped).join('')}][^${never}]*`, ...longer]
  return `(?:${any.join('|')})${first.length === letters.length ? '?' : ''}`
}

function escaped(letter: string): string {
  return letter.replace(/\W/, String.raw`\$&`)
}

/** Paths of code that is of no installed package, as `isInstalled()` has it. */
export const ownCode = new RegExp(String.raw`^[^\\/]*(?:[\\/]${unlike(['node_modules$'], String.raw`\\/`)})*\.[jt]sx?$`)
