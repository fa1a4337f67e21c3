import { counted, grouped } from './counted.ts'
import { humanSize } from './human-size.ts'
import type { Island } from '../../model/island.ts'
import type { Report, ReportContext } from '../report.ts'
import { visible } from '../visible.ts'

/**
 * How many components come to life in browsers, and which one is the heaviest; or, when they are asked for, each of them with
 * what it weighs, on how many pages it stands, and why it is one.
 *
 *     3 islands, the heaviest 34.2 kB with gzip: src/Map.tsx (docs-build build --islands lists them)
 */
export function islandLines(
  { islands = [], listsIslands }: Pick<Report, 'islands' | 'listsIslands'>,
  { relative }: Pick<ReportContext, 'relative'>,
): string {
  const [heaviest] = islands
  if (!heaviest) return ''
  const size = `${humanSize(heaviest.gzipBytes)} with gzip: ${visible(heaviest.name)}`
  if (!listsIslands)
    return `${counted(islands.length, 'island')}, ${islands.length > 1 ? 'the heaviest ' : ''}${size} (docs-build build --islands ${islands.length > 1 ? 'lists them' : 'says why'})\n`
  const rows = [
    ['Islands', 'gzip', 'pages', 'why'],
    ...islands.map((island) => [
      visible(island.name),
      humanSize(island.gzipBytes),
      grouped(island.pages),
      reason(island, relative),
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(([name = '', weight = '', pages = '', why]) =>
    [name.padEnd(widths[0] ?? 0), weight.padStart(widths[1] ?? 0), pages.padStart(widths[2] ?? 0), why].join('  '),
  )
  return `${lines.join('\n')}\n\n`
}

function reason({ because, calls, file, line, column }: Island, relative: ReportContext['relative']): string {
  const through = calls === undefined ? '' : `, which calls ${calls}`
  return visible(`${because}${through} at ${relative(file).replaceAll('\\', '/')}:${line}:${column}`)
}
