/** Ends what plugins of ours put before the first line of a file: its columns are those behind it. */
export const endOfOurs = '/* written: */'

/**
 * What an author wrote of the beginning of a line that plugins of ours changed.
 *
 *     writtenBefore("const a = __docsBuildExports(require(")  // → "const a = require("
 */
export function writtenBefore(before: string): string {
  const ours = before.indexOf(endOfOurs)
  return before
    .slice(ours < 0 ? 0 : ours + endOfOurs.length)
    .replace(/__docsBuildExports\((require\('[^'\n]*'\))\)/g, '$1')
    .replaceAll('__docsBuildExports(', '')
    .replaceAll('__docsBuildRequire', 'require')
}
