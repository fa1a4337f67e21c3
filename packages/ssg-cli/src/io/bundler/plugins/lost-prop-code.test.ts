import { createElement } from 'react'
import { expect, test } from 'vitest'
import { lostPropCode } from './lost-prop-code.ts'

const { lostProp } = await import(`data:text/javascript,${encodeURIComponent(lostPropCode)}`)

class Point {
  readonly x = 1
}
const circle: Record<string, unknown> = {}
circle['self'] = { circle }

test.each<[props: unknown, lost: string | undefined]>([
  [{ a: 1, b: 'two', c: [true, null, { d: -0.5 }], e: undefined, f: Object.create(null) }, undefined],
  [{ onPick: () => undefined }, 'function onPick'],
  [{ a: { list: [1, { go: () => undefined }] } }, 'function a.list[1].go'],
  [{ at: new Date(0) }, 'Date at'],
  [{ at: new Map() }, 'Map at'],
  [{ at: new Set() }, 'Set at'],
  [{ at: /x/ }, 'RegExp at'],
  [{ at: new URL('https://a.example') }, 'URL at'],
  [{ at: new Point() }, 'Point at'],
  [{ at: Symbol('s') }, 'symbol at'],
  [{ at: 1n }, 'bigint at'],
  [{ at: NaN }, 'NaN at'],
  [{ at: Infinity }, 'Infinity at'],
  [{ children: createElement('p') }, 'element children'],
  [{ children: ['text', createElement('p')] }, 'element children[1]'],
  [circle, 'circle self.circle'],
])('%o lose %s on the way to a browser', (props, lost) => {
  expect(lostProp(props)).toBe(lost)
})
