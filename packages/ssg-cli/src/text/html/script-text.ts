const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * Make the text of a script element one that can't end it early, nor swallow what follows by `<!--<script>`: in JSON `<` is
 * escaped, in code where it would have a meaning to a parser of HTML.
 *
 *     scriptText('{"a":"<!--<script>"}', 'application/ld+json')  // → '{"a":"\u003c!--\u003cscript>"}'
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function scriptText(text: string, type = ''): string {
  if (isData(type)) return text.replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character)
  return text.replace(/<(?=!--|\/?script)/gi, '\\x3C')
}

function isData(type: string): boolean {
  return /[/+]json$|^(?:importmap|speculationrules)$/i.test(type.trim())
}
