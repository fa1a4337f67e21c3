/** The two files of a style of feeds: the one that the config names, and the stylesheet of the same name. */
export function styleFiles(style: string): readonly [xsl: string, css: string] {
  return [style, style.replace(/\.[^./]*$/, '.css')]
}
