import ApexCharts, { type ApexOptions } from 'apexcharts'
import { isCalm, most, nextLabel, nextValue, pageColors, type DrawnChart } from './drawn-chart.ts'
import { isObject, type Properties } from './read-properties.ts'

// The library says nothing of a type that it has not: it fails somewhere inside.
const types = new Set(
  'area bar boxPlot bubble candlestick donut heatmap line pie polarArea radar radialBar rangeArea rangeBar scatter treemap'.split(
    ' ',
  ),
)

/** Draw as the ApexCharts component does. */
export async function drawApexCharts(host: HTMLElement, properties: Properties): Promise<DrawnChart> {
  const { type = 'line', series = [], options } = properties
  if (typeof type !== 'string' || !types.has(type))
    throw new Error(`${JSON.stringify(type)} is not a type of ApexCharts`)
  const given = isObject(options) ? options : {}
  const group = (name: string) => (isObject(given[name]) ? given[name] : {})
  const { text, line, isDark } = pageColors()
  host.replaceChildren()
  const chart = new ApexCharts(host, {
    ...given,
    series,
    chart: {
      background: 'transparent',
      foreColor: text,
      fontFamily: getComputedStyle(host).fontFamily,
      toolbar: { show: false },
      animations: { enabled: !isCalm() },
      ...group('chart'),
      type,
      height: host.clientHeight,
      parentHeightOffset: 0,
    },
    grid: { borderColor: line, ...group('grid') },
    // White, which they are, can't be read on the library's own colors, such as lime.
    ...(given['colors'] === undefined && {
      dataLabels: { background: { foreColor: '#111' }, ...group('dataLabels') },
    }),
    theme: { mode: isDark ? 'dark' : 'light', ...group('theme') },
    // What a reader wrote: the library says what is wrong with it.
  } as ApexOptions)
  try {
    await chart.render()
  } catch (error) {
    chart.destroy()
    throw error
  }
  let labels = Array.isArray(given['labels']) ? [...given['labels']] : []
  let rows = (Array.isArray(series) ? series : []).map((each: unknown) =>
    isObject(each) && Array.isArray(each['data']) ? { ...each, data: [...each['data']] } : { data: [] as unknown[] },
  )
  return {
    feed() {
      labels = [...labels, nextLabel(labels.at(-1), labels.length)].slice(-most)
      rows = rows.map((row) => ({ ...row, data: [...row.data, nextValue(row.data.at(-1))].slice(-most) }))
      // As above.
      void chart.updateOptions({ series: rows, labels } as ApexOptions, false, !isCalm())
    },
    end: () => chart.destroy(),
  }
}
