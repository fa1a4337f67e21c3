import { unsafeUrl } from '../../diagnostics/catalogue.ts'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { splitHead } from './article-html.ts'
import { culprits } from './blame.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'

/** Say which pieces of a body made unsafe URLs; `refused` is how these begin, and `render` gives the HTML of a part of it. */
export function unsafeMakers(
  refused: readonly string[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
  page: { readonly source: string; readonly route: string },
): readonly Diagnostic[] {
  return [...new Set(refused)].flatMap((start) => {
    const found = [...culprits(doc, (part) => refusedIn(part, render).filter((made) => made === start).length)]
    if (found.length === 0) return [unsafeUrl({ file: page.source, start, route: page.route })]
    return found.map(({ culprit }) => unsafeUrl({ ...culprit, start, route: page.route }))
  })
}

/** A piece that can't be rendered alone makes no URLs alone. */
function refusedIn(part: CompiledDoc, render: (part: CompiledDoc) => string): readonly string[] {
  try {
    return refuseUnsafe(splitHead(render(part))).refused
  } catch {
    return []
  }
}
