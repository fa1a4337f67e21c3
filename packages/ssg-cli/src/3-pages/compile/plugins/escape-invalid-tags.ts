const piece =
  /<!--[^]*?(?:-->|$)|<(script|style|textarea|title|xmp)\b[^]*?(?:<\/\1|$)|(<\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*/gi

/** What React takes for the name of an element. Parsers of HTML make one of any text up to a space or ">". */
const tagName = /^[a-z][:_.\-a-z\d]*$/i

/**
 * Write tags that no element can be made of as the text that their authors mean.
 *
 *     escapeInvalidTags('<pre>Greg <greg@kinoho.net></pre>')  // → '<pre>Greg &lt;greg@kinoho.net></pre>'
 */
export function escapeInvalidTags(html: string): string {
  return html.replace(piece, (found: string, _: unknown, start: string | undefined, name: string | undefined) => {
    if (start === undefined || name === undefined || tagName.test(name)) return found
    return (start + name).replaceAll('<', '&lt;') + found.slice(start.length + name.length)
  })
}
