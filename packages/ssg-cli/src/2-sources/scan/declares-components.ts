import { bodyStart } from '../../text/front-matter.ts'
import { browserOnlyBlocks } from '../../text/browser-only-blocks.ts'
import { bodyLines, type BodyLine } from './body-lines.ts'
import { esmBlocks } from './esm-blocks.ts'

const component = /^export\s+(?:const|let|var|class|(?:async\s+)?function)\s+[A-Z]/
const inBrowser = /\buse[A-Z]\w*\s*\(|\bon[A-Z]\w*\s*=\s*\{|\bBrowserOnly\b|\bsetState\b/

/** True for MDX that declares components which may keep state or answer to events. */
export function declaresComponents(lines: Iterable<BodyLine>): boolean {
  let declares = false
  let isAlive = false
  for (const { text } of lines) {
    declares ||= component.test(text)
    isAlive ||= inBrowser.test(text)
    if (declares && isAlive) return true
  }
  return false
}

/**
 * The code of an MDX file: its statements, with everything else blank, so that lines and columns stay what they are. Elements
 * that only browsers show are components of it.
 */
export function codeOfMdx(text: string): string {
  const body = bodyStart(text)
  const { lines } = esmBlocks(text, bodyLines(text, body, 'mdx'))
  const code = new Map(Array.from(lines, (line) => [line.number, line.text]))
  const written = text.split(/\r\n?|\n/)
  const names = new Set<string>()
  for (const { name, first, last } of browserOnlyBlocks(text)) {
    if (code.has(first) || names.has(name)) continue
    names.add(name)
    for (let number = first; number <= last; number++) code.set(number, written[number - 1] ?? '')
    const declared = `export const ${name} = () =>`
    // Above the element, so that columns stay too.
    if (first > 1 && !code.has(first - 1)) code.set(first - 1, declared)
    else code.set(first, `${declared} ${code.get(first)}`)
  }
  const last = Math.max(0, ...code.keys())
  return Array.from({ length: last }, (_, index) => code.get(index + 1) ?? '').join('\n')
}
