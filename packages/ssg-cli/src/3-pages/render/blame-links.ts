import type { CompiledDoc } from '../../model/compiled.ts'
import { culprits } from './blame.ts'
import type { Culprit } from '../../model/page-job.ts'
import { scanHtml } from './scan-html.ts'

/**
 * Find what made links of an article that nobody wrote as such: URL → the pieces of MDX that make it, each as often as it
 * does. `render` gives the HTML of a part of the article without the links that are written as such.
 */
export function blameLinks(
  hrefs: readonly string[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
): Readonly<Record<string, readonly Culprit[]>> {
  const linksOf = new Map<unknown, readonly string[]>()
  const links = (part: CompiledDoc): readonly string[] => {
    const [piece] = part.main.tree.children
    const known = linksOf.get(piece)
    if (known) return known
    const made = linksIn(part, render)
    linksOf.set(piece, made)
    return made
  }
  return Object.fromEntries(
    [...new Set(hrefs)].flatMap((href) => {
      const found = [...culprits(doc, (part) => links(part).filter((made) => made === href).length)]
      const makers = found.flatMap(({ culprit, times }) => Array<Culprit>(times).fill(culprit))
      return makers.length > 0 ? [[href, makers] as const] : []
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
