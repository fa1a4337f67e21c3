import { expect, test } from 'vitest'
import { sectionsOf } from './sections-of.ts'

const html = '<p>0</p><h2 class="a">A <a href="/x">#</a></h2><p>1</p><h3>B</h3><h2>C</h2><p>2</p>'

test.each([
  [[0], '<p>1</p><h3>B</h3>'],
  [[1], '<p>2</p>'],
  [[0, 1], '<p>1</p><h3>B</h3><p>2</p>'],
  [[2], ''],
])('the sections %j of an article', (wanted, expected) => {
  expect(sectionsOf(html, wanted)).toBe(expected)
})
