import { boundary23 } from '../../../../packages/if97/src/regions/boundary-23.ts'
import { saturationPressure } from '../../../../packages/if97/src/regions/saturation.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { say } from '../../words/say.ts'
import { svgElement } from './element.ts'

const width = 320
const height = 240
/** Where the axes begin and end. */
const start = 38
const end = 312
const ceiling = 8
const floor = 210
const temperatures = [273.15, 2273.15] as const
const pressures = [500, 100e6] as const

/** A drawing of pressure over temperature, both in powers, with the regions and one point. */
export interface Diagram {
  readonly node: SVGElement
  /** Show a state, or none. */
  show(state: WaterState | undefined): void
}

/** Make the drawing. A click on it, and arrow keys, choose a pressure in Pa and a temperature in K. */
export function diagram(choose: (pressure: number, temperature: number) => void): Diagram {
  const point = svgElement('circle', { class: 'if97__point', r: 5, hidden: true })
  const node = svgElement(
    'svg',
    {
      class: 'if97__diagram',
      viewBox: `0 0 ${width} ${height}`,
      // Screen readers leave arrow keys to it.
      role: 'application',
      'aria-describedby': 'if97-hint',
      tabindex: 0,
    },
    ...frame(),
    point,
  )
  const chooseAt = (x: number, y: number) =>
    choose(between(pressures, (floor - y) / (floor - ceiling)), between(temperatures, (x - start) / (end - start)))
  node.addEventListener('click', (event) => {
    const { left, top, width: shown } = node.getBoundingClientRect()
    const scale = width / shown
    chooseAt((event.clientX - left) * scale, (event.clientY - top) * scale)
  })
  node.addEventListener('keydown', async (event) => {
    if (!event.key.startsWith('Arrow') || event.altKey || event.metaKey) return
    event.preventDefault()
    ;(await import('./arrow-keys.ts')).moveByKey(event.key, point, chooseAt)
  })
  return {
    node,
    show(state) {
      node.setAttribute('aria-label', nameOf(state))
      point.toggleAttribute('hidden', state === undefined)
      if (!state) return
      point.setAttribute('cx', String(xOf(state.temperature)))
      point.setAttribute('cy', String(yOf(state.pressure)))
    },
  }
}

function nameOf(state: WaterState | undefined): string {
  const where = state
    ? say('the state at {t} K and {p} Pa', { t: state.temperature.toPrecision(6), p: state.pressure.toPrecision(6) })
    : say('no state')
  return say('Pressure over temperature: {where}', { where })
}

/** A value at a part of the way between two, in powers. A click beside the axes means their ends. */
function between([low, high]: readonly [number, number], part: number): number {
  const value = Number((low * (high / low) ** part).toPrecision(4))
  return Math.min(Math.max(value, low), high)
}

const partOf = ([low, high]: readonly [number, number], value: number) =>
  Math.min(Math.max(Math.log(value / low) / Math.log(high / low), 0), 1)
const xOf = (t: number) => Math.round((start + partOf(temperatures, t) * (end - start)) * 10) / 10
const yOf = (p: number) => Math.round((floor - partOf(pressures, p) * (floor - ceiling)) * 10) / 10

function frame(): SVGElement[] {
  const points = (list: readonly (readonly [number, number])[]) => list.map(([t, p]) => `${xOf(t)},${yOf(p)}`).join(' ')
  const steps = (low: number, high: number) => Array.from({ length: 25 }, (_, i) => low + ((high - low) * i) / 24)
  const line = (list: readonly (readonly [number, number])[]) =>
    svgElement('polyline', { points: points(list), class: 'if97__line' })
  const text = (x: number, y: number, words: string, anchor = 'middle') =>
    svgElement('text', { x, y, 'text-anchor': anchor }, words)
  return [
    line([
      [273.15, 500],
      [273.15, 100e6],
      [1073.15, 100e6],
      [1073.15, 500],
      [273.15, 500],
    ]),
    line([
      [1073.15, 50e6],
      [2273.15, 50e6],
      [2273.15, 500],
      [1073.15, 500],
    ]),
    line(steps(273.15, 647.096).map((t) => [t, saturationPressure(t)])),
    line(steps(623.15, 863.15).map((t) => [t, boundary23(t)])),
    line([
      [623.15, saturationPressure(623.15)],
      [623.15, 100e6],
    ]),
    ...[300, 400, 500, 647, 1073, 2000].map((t) => text(xOf(t), floor + 13, String(t))),
    ...[1e3, 1e4, 1e5, 1e6, 1e7, 1e8].map((p) => text(start - 4, yOf(p) + 4, powerName(p), 'end')),
    text((start + end) / 2, height - 4, say('Temperature in K; pressure in Pa at the left')),
    text(xOf(350), yOf(5e6), '1'),
    text(xOf(600), yOf(1e5), '2'),
    text(xOf(700), yOf(6e7), '3'),
    text(xOf(1560), yOf(1e6), '5'),
  ]
}

function powerName(pressure: number): string {
  if (pressure >= 1e6) return `${pressure / 1e6} M`
  return `${pressure / 1e3} k`
}
