import type { TextPart } from '../search-engine.ts'
import { decodeEntities } from './decode-entities.ts'

/**
 * The parts of a text whose matches stand in `<mark>` tags. What comes out is text: no markup of a host reaches a page.
 *
 *     textParts('a <mark>b</mark> &amp; c')  // → [{text: 'a ', isMatch: false}, {text: 'b', isMatch: true}, {text: ' & c', isMatch: false}]
 */
export function textParts(marked: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let depth = 0
  for (const piece of marked.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') depth += 1
    else if (piece === '</mark>') depth = Math.max(0, depth - 1)
    else if (piece !== '') parts.push({ text: decodeEntities(piece), isMatch: depth > 0 })
  }
  return parts
}
