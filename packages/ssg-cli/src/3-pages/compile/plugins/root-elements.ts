import type { Nodes } from 'hast'
import { misplacedElement } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import { rawPositions } from './raw-positions.ts'

const tags = /<!--[^]*?(?:-->|$)|<(html|head|body)(?=[\s>/])/gi

/** Tell tags in HTML of Markdown that a page has once, around all that is in it: parsers pass over them. */
export function rootElements(node: Nodes, source: string): readonly Diagnostic[] {
  if (node.type !== 'raw')
    return 'children' in node ? node.children.flatMap((child) => rootElements(child, source)) : []
  return Array.from(node.value.matchAll(tags)).flatMap(({ 1: written, index }) => {
    const name = written?.toLowerCase()
    if (name === undefined) return []
    return [misplacedElement({ file: source, position: rawPositions(node)(index + 1, name.length), name })]
  })
}
