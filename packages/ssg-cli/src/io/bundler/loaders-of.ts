/** Pictures, fonts and media that stylesheets show. */
const shown = 'svg png jpg jpeg webp avif gif ico bmp cur woff woff2 ttf otf eot mp4 webm'.split(' ')

/** The same loader of esbuild for all files that a stylesheet may show. */
export function loadersOf<Loader extends 'file' | 'dataurl'>(loader: Loader): Readonly<Record<`.${string}`, Loader>> {
  return Object.fromEntries(shown.map((ending) => [`.${ending}`, loader]))
}

/**
 * Loaders of esbuild for code. Components written for other tools have JSX in files of JavaScript, and those that were built with
 * SWC have types in files of JSX. Code of packages ends in `.js`, and is read as it is.
 */
export const codeLoaders = { '.js': 'jsx', '.jsx': 'tsx' } as const
