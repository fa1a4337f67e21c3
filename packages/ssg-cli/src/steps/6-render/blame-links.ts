import type { CompiledDoc } from '../../model/compiled.ts'
import { blame, type Culprit } from './blame.ts'
import { scanHtml } from './scan-html.ts'

/**
 * Find what made links of an article that nobody wrote as such: URL → the piece of MDX that makes it. `render` gives the
 * HTML of a part of the article, as it stands in the page.
 */
export function blameLinks(
  hrefs: readonly string[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
): Readonly<Record<string, Culprit>> {
  const linksOf = new Map<unknown, ReadonlySet<string>>()
  const links = (part: CompiledDoc): ReadonlySet<string> => {
    const [piece] = part.main.tree.children
    const known = linksOf.get(piece)
    if (known) return known
    const made = new Set(linksIn(part, render))
    linksOf.set(piece, made)
    return made
  }
  return Object.fromEntries(
    [...new Set(hrefs)].flatMap((href) => {
      const found = blame(doc, (part) => links(part).has(href))
      return found ? [[href, found] as const] : []
    }),
  )
}

/** A piece that can't be rendered alone makes no links alone. */
function linksIn(part: CompiledDoc, render: (part: CompiledDoc) => string): readonly string[] {
  try {
    return scanHtml(render(part)).hrefs
  } catch {
    return []
  }
}
