/** Makes the names of a CSS module its own, after esbuild has put the name of the file before each. */
export interface LocalNames {
  /** The file name, without its ending, under which esbuild has to see the module. */
  readonly fileName: string
  /** The text of CSS with the names as they are to be. */
  readonly inCss: (css: string) => string
  /** The code that gives these names, by those that the author wrote. */
  readonly inCode: (code: string) => string
}

/**
 * Names that begin with what the author wrote: sheets of sites that were written for other bundlers say `[class^='hero_']`.
 *
 *     localNames('4ff910').inCss('.docsLocal_4ff910_hero {}')   // → '.hero_4ff910 {}'
 *
 * @param hash of what no other module has: the path of the file
 * @see https://github.com/css-modules/css-modules/blob/master/docs/naming.md
 */
export function localNames(hash: string): LocalNames {
  const fileName = `docsLocal_${hash}`
  // In CSS other characters than these are escaped.
  const css = new RegExp(String.raw`${fileName}_((?:[\w-]|[^\x00-\x7f]|\\.)+)`, 'g')
  const code = new RegExp(String.raw`${fileName}_((?:[^\s"\\]|\\.)+)`, 'g')
  const turned = (_: string, local: string) => `${/^(?:\d|-)/.test(local) ? '_' : ''}${local}_${hash}`
  return {
    fileName,
    inCss: (text) => text.replace(css, turned),
    // Variables that are named after the file stay what they are.
    inCode: (text) => text.replace(/"(?:[^"\\]|\\.)*"/g, (each) => each.replace(code, turned)),
  }
}
