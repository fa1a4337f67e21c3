const asText = /^!*raw-loader!|\?raw$/
const needless = /^!*(?:(?:js-)?yaml|json|file|url)-loader!/

/** Begins a regular expression for specifiers of files: the loader of webpack that sites write before a path. */
export const loader = String.raw`(?:!*(?:raw|(?:js-)?yaml|json|file|url)-loader!)?`

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

/**
 * A specifier without a loader of webpack whose files are read here anyway.
 *
 *     withoutLoader('!!yaml-loader!./units.yaml')  // → './units.yaml'
 *
 * @see https://webpack.js.org/concepts/loaders/#inline
 */
export function withoutLoader(specifier: string): string {
  return specifier.replace(needless, '')
}
