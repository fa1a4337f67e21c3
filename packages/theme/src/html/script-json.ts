const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * Write a value as JSON that may stand in a script element, in data or in code: `<` could end the element, or with `<!--`
 * swallow all that follows, and two characters that JSON takes for any others were line ends to older browsers.
 *
 *     scriptJson('</script>')  // → '"\u003c/script>"'
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
