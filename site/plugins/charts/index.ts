import { definePlugin } from 'docs-build'
import { chartBlock } from './chart-block.ts'

/**
 * Draws the properties in a block ` ```json chart-js ` or ` ```json apex-charts ` as the component of that name does, beside
 * the block, which readers can edit.
 */
export default definePlugin({
  name: 'charts',
  code: { fences: { 'chart-js': chartBlock, 'apex-charts': chartBlock } },
  styles: ['./plugins/charts/charts.css'],
  client: ['./plugins/charts/client/define.ts'],
  // The two stylesheets that ApexCharts 3.54.1 writes into the page: for its charts, and for their legends.
  policy: {
    'style-src': [
      "'sha256-NzrC6qvHx3kAL2SpVls966ZFfpr61srg1jX1uwbfhZY='",
      "'sha256-2rzGUmarbiBJcbP72IbruULePjjYlLFHrFH/y2U1KQY='",
    ],
  },
})
