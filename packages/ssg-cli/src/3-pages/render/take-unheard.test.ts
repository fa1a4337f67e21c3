import { expect, test } from 'vitest'
import { takeUnheard } from './take-unheard.ts'

const mark = ' data-unheard="function onClick src/a&amp;b.tsx"'
const event = { name: 'onClick', kind: 'function', file: 'src/a&b.tsx' }

test('marks of elements with events leave the article, and are told', () => {
  expect(takeUnheard(`<p><button type="button"${mark}>a</button></p>`)).toEqual({
    html: '<p><button type="button">a</button></p>',
    unheard: [event],
  })
})

test('what lies in an island hears, what lies in a slot of it does not', () => {
  const island = (inner: string) => `<docs-island data-island="a.jsx" data-props="{}">${inner}</docs-island>`
  expect(takeUnheard(island(`<i${mark}></i>`))).toEqual({ html: island('<i></i>'), unheard: [] })
  for (const slot of ['docs-slot', 'template'])
    expect(takeUnheard(island(`<${slot}><i${mark}></i></${slot}><b${mark}></b>`)).unheard).toEqual([event])
})

test('what a root shows itself hears, what lies within does not', () => {
  const around = (inner: string) => `<docs-slot data-root=""><b${mark}></b>${inner}<b${mark}></b></docs-slot>`
  expect(takeUnheard(around('<docs-slot data-inner=""><p>a</p></docs-slot>')).unheard).toEqual([])
  expect(takeUnheard(around(`<docs-slot data-inner=""><p${mark}>a</p></docs-slot>`)).unheard).toEqual([event])
})

test('a text in the place of a function is heard nowhere', () => {
  const { unheard } = takeUnheard('<docs-island><i data-unheard="string onClick a.tsx"></i></docs-island>')
  expect(unheard).toEqual([{ name: 'onClick', kind: 'string', file: 'a.tsx' }])
})
