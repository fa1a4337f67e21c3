import type { Difference } from '../../model/difference.ts'
import type { Report } from '../report.ts'
import { visible } from '../visible.ts'

const titles: Readonly<Record<Difference['kind'], string>> = {
  otherwise: 'Done another way',
  'left-out': 'Left out',
  install: 'Needs a package',
}

/**
 * What of a Docusaurus config is not the same here, by kind. Keys about which the same is to be said share a line.
 *
 *     What differs from Docusaurus
 *       Left out
 *         docs.sidebarItemsGenerator: sidebars follow files as Docusaurus makes them by default
 */
export function differenceLines({ differences = [] }: Pick<Report, 'differences'>): string {
  const parts = Object.entries(titles).flatMap(([kind, title]) => {
    const lines = linesOf(differences.filter((each) => each.kind === kind))
    return lines.length > 0 ? [`  ${title}`, ...lines.map((line) => `    ${visible(line)}`)] : []
  })
  return parts.length > 0 ? `${['What differs from Docusaurus', ...parts].join('\n')}\n\n` : ''
}

function linesOf(differences: readonly Difference[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const { at, of, words } of differences) {
    // A number in a list says little of which plugin it is.
    const place = of === undefined || words.includes(of) ? at : `${at} (${of})`
    places.set(words, [...(places.get(words) ?? []), place])
  }
  return Array.from(places, ([words, all]) => `${shortened([...new Set(all)])}: ${words}`)
}

/** Many items of one list are told by the first and their number. */
function shortened(places: readonly string[]): string {
  const most = 3
  return places.length <= most
    ? places.join(', ')
    : `${places.slice(0, most).join(', ')} and ${places.length - most} more`
}
