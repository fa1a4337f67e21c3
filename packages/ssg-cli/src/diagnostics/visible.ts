/**
 * Make control characters in authors' text visible, so that it can neither move the cursor of a terminal,
 * nor start a line of its own in a log, nor reorder what is read.
 *
 *     visible('a\u001B[31m')  // → 'a␛[31m'
 *
 * @see https://www.unicode.org/charts/PDF/U2400.pdf
 * @see https://trojansource.codes
 */
export function visible(text: string): string {
  return hidden.test(text) ? text.replace(new RegExp(hidden, 'g'), symbolOf) : text
}

/** As {@link visible}, of words that stand on several lines. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n')
}

// C0 and C1 controls, and characters that change direction or show nothing. Joiners stay: emoji are made with them.
// oxlint-disable-next-line no-control-regex -- finding them is its purpose
const hidden = /[\u0000-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/

function symbolOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  if (code === 0x7f) return '␡'
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}
