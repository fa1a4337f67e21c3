import { lostHead } from '../../diagnostics/catalogue.ts'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { culprits } from './blame.ts'
import { takeHead } from './take-head.ts'

/** Say which pieces of a body put into the head what it can't hold; `render` gives the HTML of a part of it. */
export function lostHeadMakers(
  lost: readonly string[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
  page: { readonly source: string; readonly route: string },
): readonly Diagnostic[] {
  return [...new Set(lost)].flatMap((name) => {
    const found = [...culprits(doc, (part) => lostIn(part, render).filter((one) => one === name).length)]
    if (found.length === 0) return [lostHead({ name, file: page.source, route: page.route })]
    return found.map(({ culprit }) => lostHead({ name, ...culprit, route: page.route }))
  })
}

/** A piece that can't be rendered alone loses nothing alone. */
function lostIn(part: CompiledDoc, render: (part: CompiledDoc) => string): readonly string[] {
  try {
    return takeHead(render(part)).lost
  } catch {
    return []
  }
}
