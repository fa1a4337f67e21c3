import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'

type Nodes = HastNodes | MdastNodes

/**
 * Levels of nesting that a page may have: half of those that Chromium nests, for layouts and components add their own, and
 * a quarter of what the stack of any step can hold. It is a number, so that no page depends on the thread that makes it.
 *
 * @see https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/html/parser/html_construction_site.cc
 */
export const mostLevels = 256

/**
 * The first node of a tree that lies deeper than {@link mostLevels}, if there is one that says where it was written. It looks level by level, not by calling itself: a tree
 * that is too deep for the stack is what it is looking for.
 */
export function tooDeep(tree: Nodes): Nodes | undefined {
  let level: readonly Nodes[] = [tree]
  for (let depth = 0; depth <= mostLevels; depth++) {
    const below: Nodes[] = []
    for (const node of level) if ('children' in node) for (const child of node.children) below.push(child)
    if (below.length === 0) return undefined
    level = below
  }
  // Line breaks between elements that a parser of HTML adds stand nowhere.
  return level.find(({ position }) => position) ?? level[0]
}
