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

const groupTitle = /(<g class="subgraph"[^>]*>\s*<rect [^>]*>\s*<rect [^>]*>\s*)<text ([^>]*>[^<]*<\/text>)/g
/** Drawn first, it keeps lines off the letters, in the color of the bar of a title. */
const halo = 'paint-order="stroke" stroke="var(--_group-hdr)" stroke-width="6" stroke-linejoin="round" '

/** Draw titles of groups after the lines: one that leads into a group would run through its title. */
export function titlesOverLines(svg: string): string {
  const titles: string[] = []
  const others = svg.replace(groupTitle, (_, before: string, title: string) => {
    titles.push(`<text ${halo}${title}`)
    return before
  })
  const nodes = others.indexOf('<g class="node"')
  const at = nodes === -1 ? others.length : nodes
  return others.slice(0, at) + titles.join('') + others.slice(at)
}
