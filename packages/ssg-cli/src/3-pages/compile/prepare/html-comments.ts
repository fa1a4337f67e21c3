import { codeRanges } from '../code-ranges.ts'

/**
 * Turn HTML comments of an MDX file into MDX comments of the same length, so that positions stay true.
 *
 *     mdxComments('a <!-- b --> c')  // → 'a {/*- b -*\/} c' with spaces for what would end the comment
 */
export function mdxComments(text: string): string {
  let result = text
  let ranges = codeRanges(result)
  let start = result.indexOf('<!--')
  while (start !== -1) {
    const code = ranges.find((range) => start >= range.start && start < range.end)
    if (code) {
      start = result.indexOf('<!--', code.end)
      continue
    }
    const close = result.indexOf('-->', start + 4)
    if (close === -1) return result
    const content = result.slice(start + 4, close)
    // What is no comment for Markdown or JavaScript must not begin or end anything inside of it.
    result = `${result.slice(0, start)}{/* ${content.replace(/\*\/|[`~]/g, blank)}*/}${result.slice(close + 3)}`
    if (/[`~]/.test(content)) ranges = codeRanges(result)
    start = result.indexOf('<!--', close + 3)
  }
  return result
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}
