import { definePlugin } from 'docs-build'
import { components, standIn } from './stand-in.ts'

/**
 * Shows what a block ` ```json swiper `, ` ```json flex-repeater ` or ` ```python toast ` looks like in a session, with
 * elements of our own that are named as stand-ins.
 */
export default definePlugin({
  name: 'stand-ins',
  code: { fences: Object.fromEntries(components.map((name) => [name, standIn])) },
  styles: ['./plugins/stand-ins/stand-ins.css'],
  client: ['./plugins/stand-ins/client/define.ts'],
})
