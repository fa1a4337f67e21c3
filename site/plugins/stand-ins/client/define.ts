import { defineNearView } from '../../near-view.ts'

defineNearView('stand-in', async () => (await import('./start-stand-in.ts')).startStandIn)
