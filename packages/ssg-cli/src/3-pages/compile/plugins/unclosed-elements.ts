import type { Nodes } from 'hast'
import { unclosedElement } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import { rawPositions, type Raw } from './raw-positions.ts'

/** Comments, what browsers read as text, and tags; nothing is looked through again from each of its beginnings. */
const pieces =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(script|style|textarea|title|xmp|iframe|noembed|noframes)\b[^]*?(?:<\/\1[^>]*>|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi

/** Elements that no other tag ends, in whose place the rest of a page would be. Others may stay open, or do no harm. */
const blocks =
  /^(?:address|article|aside|audio|blockquote|button|center|details|dialog|dir|div|dl|fieldset|figcaption|figure|footer|form|header|hgroup|main|map|marquee|menu|nav|object|ol|pre|search|section|summary|table|ul|video)$/

/**
 * Elements that browsers open again in each block until they are closed; a link without a URL shows nothing.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements
 */
const formats = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/

/** Elements of Markdown whose end leaves open what was opened in them. */
const loose = /^(?:p|em|strong|del|a)$/

interface Opening {
  readonly node: Raw
  readonly name: string
  readonly index: number
  readonly hasSlash: boolean
}

/**
 * Find the elements of a Markdown file that nothing ends: browsers put the rest of the page into them, or of what they stand in.
 * Those that the end of another element of HTML ends as well do no harm.
 */
export function unclosedElements(tree: Nodes, source: string, lines: () => readonly string[]): Diagnostic[] {
  const positions = new Map<Raw, ReturnType<typeof rawPositions>>()
  const endsInCode = new Map<string, number>()
  return unclosedIn(tree).map(({ node, name, index, hasSlash }) => {
    const positionIn = positions.get(node) ?? rawPositions(node)
    positions.set(node, positionIn)
    const position = positionIn(index, name.length + 1)
    const line = endsInCode.get(name) ?? lastEndInCode(name, lines())
    endsInCode.set(name, line)
    const isCode = line > position.line ? `: the one in line ${line} is code, for four spaces stand before it.` : '.'
    return unclosedElement({
      file: source,
      position,
      message: `Unexpected "<${name}>" without an end, expected "</${name}>": it takes what follows with it`,
      hint: `Write \`</${name}>\` where it ends${hasSlash ? `; in Markdown the slash of \`<${name} />\` ends none.` : isCode}`,
    })
  })
}

function unclosedIn(tree: Nodes): readonly Opening[] {
  const unclosed: Opening[] = []
  const blocksOpen: Opening[] = []
  const formatsOpen: Opening[] = []
  /** A drawing, or what began as text in another piece: names in it mean something else. */
  let within: string | undefined

  if ('children' in tree) for (const child of tree.children) look(child)
  return [...unclosed, ...blocksOpen, ...formatsOpen]

  function look(node: Nodes): void {
    if (node.type === 'raw') return read(node)
    if (!('children' in node)) return
    // What is in components is parsed apart from what is around them.
    if (node.type !== 'element') return void unclosed.push(...unclosedIn(node))
    const [blockCount, formatCount] = [blocksOpen.length, formatsOpen.length]
    for (const child of node.children) look(child)
    if (loose.test(node.tagName)) return
    unclosed.push(...blocksOpen.splice(blockCount))
    if (/^t[dh]$/.test(node.tagName)) unclosed.push(...formatsOpen.splice(formatCount))
  }

  function read(node: Raw): void {
    for (const { 1: asText, 2: slash, 3: written, 4: attributes = '', 0: tag, index } of node.value.matchAll(pieces)) {
      if (asText !== undefined && within === undefined && !/<\/[^<]*$/.test(tag)) within = asText.toLowerCase()
      const name = written?.toLowerCase()
      if (name === undefined) continue
      const hasSlash = attributes.endsWith('/')
      if (within !== undefined) within = slash === '/' && name === within ? undefined : within
      else if (slash === '' && /^(?:svg|math)$/.test(name)) within = hasSlash ? undefined : name
      else if (slash === '/') end(name)
      else if (formats.test(name) && (name !== 'a' || /\bhref\s*=/i.test(attributes)))
        formatsOpen.push({ node, name, index, hasSlash })
      else if (blocks.test(name)) blocksOpen.push({ node, name, index, hasSlash })
    }
  }

  function end(name: string): void {
    const open = formats.test(name) ? formatsOpen : blocksOpen
    const at = open.findLastIndex((opening) => opening.name === name)
    if (at >= 0) open.splice(at, open === formatsOpen ? 1 : open.length)
  }
}

/** The last line with an end that is indented so far, after an empty line, that Markdown takes it for code; 0 without one. */
function lastEndInCode(name: string, lines: readonly string[]): number {
  const end = new RegExp(`^(?: {4}|\\t)\\s*</${name}>`, 'i')
  return lines.findLastIndex((line, index) => lines[index - 1]?.trim() === '' && end.test(line)) + 1
}
