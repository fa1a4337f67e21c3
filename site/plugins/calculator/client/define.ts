import { defineNearView } from '../../near-view.ts'

defineNearView('if97-calculator', async () => (await import('./start-calculator.ts')).startCalculator)
