import { expect, test } from 'vitest'
import { takeLostProps } from './take-lost-props.ts'

test('marks of lost properties leave the article', () => {
  const island = '<docs-island data-island="a&amp;b.jsx" data-props="{&quot;x&quot;:1}"'
  expect(takeLostProps(`<p></p>${island} data-lost="function on &quot;x&quot;"><i></i></docs-island>`)).toEqual({
    html: `<p></p>${island}><i></i></docs-island>`,
    lost: [{ island: 'a&b.jsx', kind: 'function', path: 'on "x"' }],
  })
})

test('what an author writes as text is no mark', () => {
  const html = '<code>&lt;docs-island data-lost="function x"&gt; data-lost="a b"</code>'
  expect(takeLostProps(html)).toEqual({ html, lost: [] })
})

test('what stays as it is rendered is told, and looks as if it were not', () => {
  const html = '<p><docs-asleep data-island="a.jsx" data-lost="element children[0]"></docs-asleep><b></b></p>'
  expect(takeLostProps(html)).toEqual({
    html: '<p><b></b></p>',
    lost: [{ island: 'a.jsx', kind: 'element', path: 'children[0]', isAsleep: true }],
  })
})
