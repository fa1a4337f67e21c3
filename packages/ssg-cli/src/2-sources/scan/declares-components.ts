import { bodyStart } from '../../text/markdown/front-matter.ts'
import type { LiveElement } from '../../3-pages/compile/module/live-elements.ts'
import { bodyLines, type BodyLine } from '../../text/markdown/body-lines.ts'
import { esmBlocks } from '../../text/markdown/esm-blocks.ts'

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
 * that only browsers bring to life are components of it.
 */
export function codeOfMdx(text: string, elements: readonly LiveElement[] = []): string {
  const body = bodyStart(text)
  const { lines } = esmBlocks(text, bodyLines(text, body, 'mdx'))
  const code = new Map(Array.from(lines, (line) => [line.number, line.text]))
  const names = new Set<string>()
  for (const element of elements) {
    if (!names.has(element.name)) place(element, code)
    names.add(element.name)
  }
  const last = Math.max(0, ...code.keys())
  return Array.from({ length: last }, (_, index) => code.get(index + 1) ?? '').join('\n')
}

/** The name by which the module of an element exports what may be its context. */
export function contextOf(name: string): string {
  return `of_${name}`
}

/** Put the code of a component into the lines in which it is written. */
function place({ name, start, pieces, end, position, of }: LiveElement, code: Map<number, string>): void {
  const write = (text: string, number: number, column = 1) => {
    for (const [index, line] of text.split('\n').entries()) {
      const there = code.get(number + index) ?? ''
      const before = there.length < column - 1 ? there.padEnd(column - 1) : there && `${there} `
      code.set(number + index, (index === 0 ? before : there && `${there} `) + line)
    }
  }
  const { line: first } = pieces[0]?.position ?? position
  // Above the element, so that columns stay too.
  if (first > 1 && !code.has(first - 1)) write(start, first - 1)
  else write(code.has(first) ? `; ${start}` : start, first)
  for (const { text, position: at } of pieces) write(text, at.line, at.column)
  write(end, pieces.at(-1)?.position.endLine ?? first)
  if (of !== undefined) write(`; export { ${of} as ${contextOf(name)} }`, pieces.at(-1)?.position.endLine ?? first)
}
