import { defineNearView } from '../../near-view.ts'

defineNearView('live-chart', async () => (await import('./start-chart.ts')).startChart)
