import type { Nodes } from 'hast'
import { markdownSyntax } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import { rawPositions, type Raw } from './raw-positions.ts'

/**
 * Elements in which browsers read all up to their closing tag as text, or show none of it; a slash at the end closes none.
 * What is not ended itself is not looked through again from each of its beginnings.
 */
const tags =
  /<!--(?:-?>|[^]*?--!?>|[^]*)|<(\/?)(iframe|noembed|noframes|plaintext|script|select|style|template|textarea|title|xmp)(?=[\s>/])[^<>]*>?/gi

interface Opening {
  readonly node: Raw
  readonly name: string
  readonly index: number
}

/**
 * Find the element that takes the rest of a page with it, because no tag closes it. Nothing closes `<plaintext>`.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export function unclosedHtml(tree: Nodes, source: string): Diagnostic | undefined {
  let open: Opening | undefined
  for (const node of rawNodes(tree)) {
    for (const { 0: tag, 1: slash, 2: written, index } of node.value.matchAll(tags)) {
      const name = written?.toLowerCase()
      // In drawings an element may be empty.
      if (name === undefined && !open && !/--!?>$|^<!--?>$/.test(tag)) return unclosedComment(node, index, source)
      if (name === undefined || (/^(?:title|style|script)$/.test(name) && tag.endsWith('/>'))) continue
      if (!open && slash === '') open = { node, name, index }
      else if (open?.name === name && slash === '/' && name !== 'plaintext') open = undefined
    }
  }
  if (!open) return undefined
  const { node, name, index } = open
  return markdownSyntax({
    file: source,
    position: rawPositions(node)(index, name.length + 1),
    ...(name === 'plaintext'
      ? { message: 'Unexpected tag "<plaintext>", expected "<pre>": browsers show the rest of the page as text' }
      : {
          message: `Unexpected end of the file in "<${name}>", expected "</${name}>": it takes the rest of the page with it`,
        }),
    hint: `Write \`<${name}>\` for the word itself.`,
  })
}

function unclosedComment(node: Raw, index: number, source: string): Diagnostic {
  return markdownSyntax({
    file: source,
    position: rawPositions(node)(index, '<!--'.length),
    message: 'Unexpected end of the file in a comment, expected "-->": it takes the rest of the page with it',
    hint: 'Write `<!--` for the mark itself.',
  })
}

function rawNodes(node: Nodes): readonly Raw[] {
  if (node.type === 'raw') return [node]
  return 'children' in node ? node.children.flatMap(rawNodes) : []
}
