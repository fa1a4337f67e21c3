import { lostProp } from '../../diagnostics/catalogue.ts'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { culprits } from './blame.ts'
import { takeLostProps, type LostProp } from './take-lost-props.ts'

/** Say which pieces of a body gave islands what does not come to the browser; `render` gives the HTML of a part of it. */
export function lostPropMakers(
  lost: readonly LostProp[],
  doc: CompiledDoc,
  render: (part: CompiledDoc) => string,
  page: { readonly source: string; readonly route: string },
): readonly Diagnostic[] {
  const once = new Map(lost.map((one) => [keyOf(one), one]))
  if (once.size === 0) return []
  // What stands around the article of every page loses the same on all of them: it is told of its file alone.
  const empty = { ...doc, main: { ...doc.main, tree: { ...doc.main.tree, children: [] } } }
  const outside = new Set(lostIn(empty, render).map(keyOf))
  return [...once].flatMap(([key, one]) => {
    if (outside.has(key)) return [lostProp({ ...one, file: one.island.replace(/#.*/, ''), route: undefined })]
    const found = [...culprits(doc, (part) => lostIn(part, render).filter((made) => keyOf(made) === key).length)]
    if (found.length === 0) return [lostProp({ ...one, file: page.source, route: page.route })]
    return found.map(({ culprit }) => lostProp({ ...one, ...culprit, route: page.route }))
  })
}

function keyOf({ island, path, kind, isAsleep }: LostProp): string {
  return [island, path, kind, isAsleep].join('\0')
}

/** A piece that can't be rendered alone loses nothing alone. */
function lostIn(part: CompiledDoc, render: (part: CompiledDoc) => string): readonly LostProp[] {
  try {
    return takeLostProps(render(part)).lost
  } catch {
    return []
  }
}
