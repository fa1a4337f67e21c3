/**
 * Endings that an import may leave out, in the order in which they are tried: that of webpack and Vite. A site that goes over
 * to TypeScript file by file means what it meant there.
 *
 * @see https://webpack.js.org/configuration/resolve/#resolveextensions
 * @see https://vite.dev/config/shared-options.html#resolve-extensions
 */
export const moduleEndings = ['.mjs', '.js', '.jsx', '.ts', '.tsx'] as const
