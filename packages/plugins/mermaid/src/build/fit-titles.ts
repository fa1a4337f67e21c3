/** A group as it is drawn: its box, the bar of its title, and the title. */
const group =
  /(<g class="subgraph"[^>]*>\s*<rect [^>]*?width="([\d.]+)"[^>]*>\s*<rect [^>]*>\s*<text )([^>]*>[^<]*)(?=<\/text>)/g

/** Room beside a title in its box, and how wide a letter of a title is about, in pixels. */
const beside = 20
const letter = 6.6

/**
 * Let titles of groups stay within their boxes. These are as wide as what the groups hold: a longer title is drawn narrower.
 *
 * @see https://developer.mozilla.org/docs/Web/SVG/Reference/Attribute/textLength
 */
export function fitTitles(svg: string): string {
  return svg.replace(group, (whole, before: string, width: string, text: string) => {
    const title = text.slice(text.indexOf('>') + 1).replace(/&[\w#]+;/g, '&')
    const room = Number(width) - beside
    return title.length * letter > room
      ? `${before}textLength="${room}" lengthAdjust="spacingAndGlyphs" ${text}`
      : whole
  })
}
