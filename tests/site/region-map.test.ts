import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boundary23, saturationPressure } from '../../packages/if97/src/index.ts'
import { expect, test } from 'vitest'
import { root } from '../run-cli.ts'

const map = readFileSync(join(root, 'content/versioned_docs/version-8.1/embr-thermodynamics/if97-regions.svg'), 'utf8')

// The scale that its ticks show: 273.15 K at x = 70 and 623.15 K at x = 280; 0 MPa at y = 350 and 100 MPa at y = 40.
const temperature = (x: number) => 273.15 + (x - 70) / 0.6
const height = (pressure: number) => 350 - (pressure / 100e6) * 310
const corners = ['70,40', '280,40', '550,40', '550,350']

test('the boundaries in the map of regions are those of the equations', () => {
  const points = [...map.matchAll(/<poly\w+ points="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '))
  const curved = points.filter((point) => !corners.includes(point))
  expect(curved.length).toBeGreaterThan(100)
  const off = curved.filter((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    // The critical point, where the saturation line ends, is drawn to a tenth of a pixel.
    const heights = [saturationPressure(Math.min(temperature(x), 647.096)), boundary23(temperature(x))].map(height)
    return heights.every((expected) => Math.abs(expected - y) > 0.06)
  })
  expect(off).toEqual([])
})

test('each color of the map has one for dark pages', () => {
  const [, style = ''] = /<style>(.+)<\/style>/s.exec(map) ?? []
  const colors = [...map.replace(style, '').matchAll(/ (?:fill|stroke)="#\w+"/g)].map(([color]) => color.trim())
  const covers: Readonly<Record<string, string>> = { 'fill="#1c1e21"': 'svg {', 'fill="#fff"': 'svg > rect {' }
  const missing = colors.filter((color) => !style.includes(covers[color] ?? `[${color.replaceAll('"', "'")}] {`))
  expect(colors.length).toBeGreaterThan(8)
  expect(missing).toEqual([])
})
