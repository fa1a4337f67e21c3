import { unheardEvent } from '../../diagnostics/catalogue.ts'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { culprits } from './blame.ts'
import { takeUnheard, type UnheardEvent } from './take-unheard.ts'

/**
 * Say which files of the site, or pieces of a body, gave an element something for an event that nobody hears; `render` gives the
 * HTML of a part of the body.
 */
export function unheardMakers(
  unheard: readonly UnheardEvent[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
  page: { readonly source: string; readonly route: string },
): readonly Diagnostic[] {
  const once = new Map(unheard.map((one) => [keyOf(one), one]))
  return [...once].flatMap(([key, one]) => {
    // All pages have the same components: without a route they are told once.
    if (one.file !== '') return [unheardEvent(one)]
    // What text does in an element of MDX is told where that was compiled.
    if (one.kind === 'string') return []
    const found = [...culprits(doc, (part) => unheardIn(part, render).filter((made) => keyOf(made) === key).length)]
    return found.map(({ culprit }) => unheardEvent({ ...one, ...culprit, route: page.route }))
  })
}

function keyOf({ name, kind, file }: UnheardEvent): string {
  return [name, kind, file].join('\0')
}

/** A piece that can't be rendered alone has no events alone. */
function unheardIn(part: CompiledDoc, render: (part: CompiledDoc) => string): readonly UnheardEvent[] {
  try {
    return takeUnheard(render(part)).unheard
  } catch {
    return []
  }
}
