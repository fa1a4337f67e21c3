const asText = /^!*raw-loader!|\?raw$/

/**
 * The path in an import of a file's text, as sites write it for webpack: `!!raw-loader!./x.py`, or `./x.py?raw` with a rule of
 * their own for that query. Undefined for other imports.
 *
 *     rawImport('!!./x.ts?raw')  // → './x.ts'
 *
 * @see https://webpack.js.org/guides/asset-modules/#source-assets
 */
export function rawImport(specifier: string): string | undefined {
  return asText.test(specifier) ? specifier.replace(/^!*(?:raw-loader!)?/, '').replace(/\?raw$/, '') : undefined
}
