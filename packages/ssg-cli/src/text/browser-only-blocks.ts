import { fenceReader } from './fences.ts'
import { bodyStart } from './front-matter.ts'
import { hashOf } from './hash.ts'

/** An element `<BrowserOnly>` of MDX that is nothing but code, and stands in lines of its own. */
export interface BrowserOnlyBlock {
  /** Of the component that shows it: what stands in the element decides, not where it is. */
  readonly name: string
  /** Lines of the file, from 1. */
  readonly first: number
  readonly last: number
}

const start = /^<BrowserOnly[\s>]/
const whole = /^<BrowserOnly(?:\s[^]*)?>\s*\{[^]*\}\s*<\/BrowserOnly>$/

/**
 * Find the elements `<BrowserOnly>` of MDX whose content is a function: browsers run them as components.
 *
 *     browserOnlyBlocks('Text\n\n<BrowserOnly>{() => location.href}</BrowserOnly>')  // → [{name: 'BrowserOnly_…', first: 3, last: 3}]
 *
 * @see https://docusaurus.io/docs/docusaurus-core#browseronly
 */
export function browserOnlyBlocks(text: string): readonly BrowserOnlyBlock[] {
  if (!text.includes('<BrowserOnly')) return []
  const lines = text.split(/\r\n?|\n/)
  const read = fenceReader('mdx')
  const found: BrowserOnlyBlock[] = []
  let first: number | undefined
  for (let number = bodyStart(text).line; number <= lines.length; number++) {
    const line = lines[number - 1] ?? ''
    const { kind } = read(line)
    if (kind !== 'text') first = undefined
    else if (start.test(line)) first = number
    if (first === undefined || !line.trimEnd().endsWith('</BrowserOnly>')) continue
    const name = browserOnlyName(lines.slice(first - 1, number).join('\n'))
    if (name !== undefined) found.push({ name, first, last: number })
    first = undefined
  }
  return found
}

/** The name of the component that shows such an element, undefined for one that holds more than code. */
export function browserOnlyName(element: string): string | undefined {
  const text = element.trimEnd()
  return whole.test(text) ? `BrowserOnly_${hashOf(text).slice(0, 8)}` : undefined
}
