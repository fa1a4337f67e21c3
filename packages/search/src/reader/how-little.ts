import type { TextWord } from './text-word.ts'

/** Units as they are typed after a number. */
const unit =
  /^(?:°?[cfk]|celsius|fahrenheit|kelvin|deg(?:rees?)?|m?bar[ag]?|psi[ag]?|[hkm]?pa|atm|[km]?g|lbs?|[km]?[jw]|btu|[kcm]?m|m3|l|lit(?:er|re)s?|m?s|sec(?:ond)?s?|min(?:ute)?s?|h(?:our)?s?|m?[av]|k?hz)$/
const number = /^[\p{N}.]+$/u

/** How little a word says: 0 that of most words, 1 a unit after a number, 2 that number, a letter of a formula, a stop word. */
export type Littleness = 0 | 1 | 2

/**
 * How little each term of a query says.
 *
 *     howLittle(textWords('h of water at 10 bar'), new Set(['at', 'of']))  // → h: 2, of: 2, water: 0, at: 2, 10: 2, bar: 1
 */
export function howLittle(words: readonly TextWord[], stops: ReadonlySet<string>): ReadonlyMap<string, Littleness> {
  const found = new Map<string, Littleness>()
  let before = ''
  for (const {
    term,
    parts: [amount = '', of = ''],
  } of words) {
    const isUnit = unit.test(term) && (number.test(before) || found.get(before) === 1)
    if (isUnit && number.test(before)) found.set(before, 2)
    const isBoth = number.test(amount) && unit.test(of)
    found.set(term, isUnit || isBoth ? 1 : stops.has(term) || /^\p{Script=Latin}$/u.test(term) ? 2 : 0)
    before = term
  }
  return found
}
