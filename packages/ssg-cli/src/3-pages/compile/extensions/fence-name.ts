import type { Code } from 'mdast'
import { fenceMeta } from '../code/fence-meta.ts'

/**
 * The name by which a plugin has a fenced block: a word of its meta, or else its language. Undefined when none has it.
 *
 *     fenceName({ lang: 'jsx', meta: 'live' }, new Map([['live', …]]))  // → 'live'
 */
export function fenceName(
  { lang, meta }: Pick<Code, 'lang' | 'meta'>,
  rules: { has(name: string): boolean },
): string | undefined {
  const { language = '' } = fenceMeta(lang ?? '', meta ?? '')
  const words = (meta ?? '').replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, ' ').split(/\s+/)
  return [...words, language].find((word) => rules.has(word))
}
