/**
 * True for an input of letters that an input method still turns into a word: what a reader means by them is not known yet.
 * Korean is written by syllables, and what stands there is what is meant.
 *
 * @see https://w3c.github.io/uievents/#events-compositionevents
 */
export function isHalfWord(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing && !/\p{Script=Hangul}$/u.test(event.data ?? '')
}
