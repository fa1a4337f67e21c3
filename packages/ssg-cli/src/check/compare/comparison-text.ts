import { visible } from '../../diagnostics/visible.ts'
import { factKinds, type FactKind } from './facts.ts'
import type { OutputComparison, OutputDifference } from './compare-outputs.ts'

/** How many pages of a kind, and lines of a page, the text shows. JSON has all. */
const shownPages = 5
const shownLines = 4

/** Say a comparison as a table, and the first differences of each kind below it. */
export function comparisonText({ shared, missing, added, differences, counts }: OutputComparison): string {
  const byKind = new Map(factKinds.map((kind) => [kind, differences.filter((one) => one.kind === kind)]))
  const rows = factKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const differing = byKind.get(kind)?.length ?? 0
      return row(kind, [counts[kind] - differing, differing])
    })
  const urls = row('URLs', [shared.length, 0, missing.length, added.length])
  const table = ['                         same    differ  only theirs    only ours', urls, ...rows]
  return [
    table.join('\n'),
    ...listOf('URLs that only they have', missing),
    ...listOf('URLs that only we have', added),
    ...[...byKind].flatMap(([kind, found]) => (found.length > 0 ? [kindText(kind, found)] : [])),
    '',
  ].join('\n\n')
}

const widths = [10, 10, 13, 13]

function row(name: string, numbers: readonly number[]): string {
  return `${name.padEnd(19)}${numbers.map((number, index) => String(number).padStart(widths[index] ?? 0)).join('')}`
}

function listOf(title: string, urls: readonly string[]): readonly string[] {
  if (urls.length === 0) return []
  const shown = urls.slice(0, shownPages * shownLines)
  return [[title, ...shown.map((url) => `  ${visible(url)}`), ...more('  ', urls.length - shown.length)].join('\n')]
}

function kindText(kind: FactKind, found: readonly OutputDifference[]): string {
  const pages = found
    .slice(0, shownPages)
    .flatMap(({ url, ours, theirs }) => [
      `  ${visible(url)}`,
      ...linesText('theirs', theirs),
      ...linesText('ours  ', ours),
    ])
  return [`Differs: ${kind}`, ...pages, ...more('  ', found.length - shownPages)].join('\n')
}

function linesText(whose: string, lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, shownLines).map((line) => `    ${whose}  ${visible(line)}`)
  return [...shown, ...more(`    ${whose}  `, lines.length - shownLines)]
}

function more(indent: string, count: number): readonly string[] {
  return count > 0 ? [`${indent}and ${count} more`] : []
}
