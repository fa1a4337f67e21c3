import { defineNearView } from '../../near-view.ts'

// A picture of it stands there: readers who don't scroll that far do without the library.
defineNearView('live-chart', async () => (await import('./start-chart.ts')).startChart, '10%')
