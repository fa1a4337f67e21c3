import { tools } from './tools.mjs'

/** @typedef {import('./builds.mjs').Results} Results */

/**
 * Write the results as Markdown tables: what each build cost, and how docs-build and the others compare with Hugo.
 *
 * @param {{ pages: number, small: Results, large?: Results, few?: { pages: number, results: Results } }} results
 */
export function report({ pages, small, large, few }) {
  const hasHugo = 'hugo-plain' in small || 'hugo-cached' in small
  return [
    `## ${pages} pages`,
    costs(small, pages),
    ...(hasHugo ? [ratios(small)] : []),
    ...(large ? [`## ${pages * 4} pages`, costs(large, pages * 4), '## Growth', growth(small, large)] : []),
    ...(few ? [`## ${few.pages} pages`, costs(few.results, few.pages)] : []),
  ].join('\n\n')
}

/** @type {(results: Results, pages: number) => string} */
function costs(results, pages) {
  const header = [
    'seconds (CPU seconds)',
    'cold',
    'nothing changed',
    'one page',
    'pages/s cold',
    'memory of all processes, MB',
    'of the largest, MB',
    'output, MB',
  ]
  const rows = Object.entries(results).map(([name, { cold, unchanged, edited }]) => [
    tools[name].name,
    seconds(cold),
    seconds(unchanged),
    seconds(edited),
    number(cold && pages / cold.wall, 0),
    number(cold?.tree, 0),
    number(cold?.largest, 0),
    number(cold?.output, 0),
  ])
  return table(header, rows)
}

/** @type {(results: Results) => string} */
function ratios(results) {
  const plain = results['hugo-plain']
  const cached = results['hugo-cached']
  const header = ['times', 'Hugo plain: cold', 'nothing', 'one page', 'Hugo cached: cold', 'nothing', 'one page']
  const rows = Object.entries(results).map(([name, phases]) => [
    tools[name].name,
    ...[plain, cached].flatMap((base) => [
      times(phases.cold?.wall, base?.cold?.wall),
      times(phases.unchanged?.wall, base?.unchanged?.wall),
      times(phases.edited?.wall, base?.edited?.wall),
    ]),
  ])
  return table(header, rows)
}

/** @type {(small: Results, large: Results) => string} */
function growth(small, large) {
  const rows = Object.entries(large).map(([name, { cold }]) => [
    tools[name].name,
    times(cold?.wall, small[name]?.cold?.wall),
    times(cold?.tree, small[name]?.cold?.tree),
  ])
  return table(['four times the pages', 'time', 'memory'], rows)
}

/** @type {(header: readonly string[], rows: readonly (readonly string[])[]) => string} */
function table(header, rows) {
  const rule = header.map((_, index) => (index === 0 ? '---' : '--:'))
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @type {(summary: import('./summary.mjs').Summary | undefined) => string} */
function seconds(summary) {
  return summary ? `${number(summary.wall, 2)} (${number(summary.cpu, 1)})` : '–'
}

/** @type {(value: number | undefined, digits: number) => string} */
function number(value, digits) {
  return value === undefined ? '–' : value.toFixed(digits)
}

/** @type {(value: number | undefined, base: number | undefined) => string} */
function times(value, base) {
  return value === undefined || base === undefined ? '–' : (value / base).toFixed(2)
}
