import { Chart, type ChartConfiguration } from 'chart.js/auto'
import { isCalm, most, nextLabel, nextValue, pageColors, type DrawnChart } from './drawn-chart.ts'
import { isObject, type Properties } from './read-properties.ts'

/** Types of charts that come from plugins of the library. */
const pluginTypes = new Set(
  'boxplot dendrogram euler forceDirectedGraph funnel graph matrix pcp sankey tree treemap venn violin wordCloud'.split(
    ' ',
  ),
)

/** Draw as the Chart.js component does. Plugins of the library are loaded where options name them. */
export async function drawChartJs(host: HTMLElement, properties: Properties): Promise<DrawnChart> {
  const { type = 'line', data = { labels: [], datasets: [] }, options } = properties
  const asked = isObject(options) && isObject(options['plugins']) ? options['plugins'] : {}
  // Its elements are known only when it is registered, and it draws nothing where options don't name it.
  if ('annotation' in asked) Chart.register((await import('chartjs-plugin-annotation')).default)
  // This one labels every chart for which it is registered.
  const plugins = 'datalabels' in asked ? [(await import('chartjs-plugin-datalabels')).default] : []
  // Pages name these too: the module has them, and this page has no code for them.
  if (typeof type === 'string' && pluginTypes.has(type))
    throw new Error(`"${type}" is drawn by the module, not by this page`)
  // A chart that was made before a plugin was registered has no state of it, and the plugin fails when it draws there.
  const named: Properties = { annotation: false, ...asked }
  const { text, line } = pageColors()
  Chart.defaults.color = text
  Chart.defaults.borderColor = line
  Chart.defaults.font.family = getComputedStyle(host).fontFamily
  if (isCalm()) Chart.defaults.animation = false
  const canvas = document.createElement('canvas')
  host.replaceChildren(canvas)
  const chart = made(canvas, {
    type,
    data,
    options: {
      maintainAspectRatio: false,
      ...(isObject(options) && options),
      plugins: named,
    },
    plugins,
    // What a reader wrote: the library says what is wrong with it.
  } as ChartConfiguration)
  return {
    feed() {
      const { labels = [], datasets } = chart.data
      labels.push(nextLabel(labels.at(-1), labels.length))
      for (const set of datasets) set.data.push(nextValue(set.data.at(-1)))
      if (labels.length > most) for (const list of [labels, ...datasets.map((set) => set.data)]) list.shift()
      chart.update()
    },
    end: () => chart.destroy(),
  }
}

/**
 * Make a chart, and draw it: what is wrong is thrown here. In a frame that the library draws later nobody could catch it, and no
 * chart of the page would move any more.
 */
function made(canvas: HTMLCanvasElement, configuration: ChartConfiguration): Chart {
  try {
    const chart = new Chart(canvas, configuration)
    chart.draw()
    return chart
  } catch (error) {
    Chart.getChart(canvas)?.destroy()
    throw error
  }
}
