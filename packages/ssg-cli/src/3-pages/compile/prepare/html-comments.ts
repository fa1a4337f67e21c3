import { codeRanges } from '../code-ranges.ts'

/**
 * Turn HTML comments of an MDX file into MDX comments of the same length, so that positions stay true.
 *
 *     mdxComments('a <!-- b --> c')  // → 'a {/*- b -*\/} c' with spaces for what would end the comment
 */
export function mdxComments(text: string): string {
  let done = ''
  let end = 0
  let ranges = codeRanges(text)
  let at = 0
  let start = text.indexOf('<!--')
  while (start !== -1) {
    while ((ranges[at]?.end ?? Infinity) <= start) at++
    const code = ranges[at]
    if (code && code.start <= start) {
      start = text.indexOf('<!--', code.end)
      continue
    }
    const close = text.indexOf('-->', start + 4)
    if (close === -1) break
    // What is no comment for Markdown or JavaScript must not begin or end anything inside of it.
    const content = text.slice(start + 4, close).replace(/\*\/|[`~]/g, blank)
    done += `${text.slice(end, start)}{/* ${content}*/}`
    end = close + 3
    while ((ranges[at]?.end ?? Infinity) <= end) at++
    const open = ranges[at]
    if (open && open.start < end) {
      // Code that began in the comment is none.
      ranges = codeRanges(done + text.slice(end))
      at = 0
    }
    start = text.indexOf('<!--', end)
  }
  return done + text.slice(end)
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}
