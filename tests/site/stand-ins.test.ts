/** The stand-ins of Periscope's components, apart from their pages. */
import { expect, test } from 'vitest'
import { toastOf, viewOf } from '../../site/plugins/stand-ins/client/instances.ts'
import { standIn } from '../../site/plugins/stand-ins/stand-in.ts'

test.each([
  [{ viewParams: { a: 1 } }, { viewPath: 'V', viewParams: { b: 2 } }, { path: 'V', params: { a: 1, b: 2 } }],
  [
    { viewPath: 'Own', viewParams: { b: 1 } },
    { viewPath: 'V', viewParams: { b: 2 } },
    { path: 'Own', params: { b: 1 } },
  ],
  [{}, undefined, { path: '', params: {} }],
])('%j inherits from %j', (instance, common, view) => {
  expect(viewOf(instance, common)).toEqual(view)
})

test('a script says which toast it shows', () => {
  const script = 'run("(text) => { periscope.toast.success(text) }", {"text": "Batch 42 is complete"})'
  expect(toastOf(script)).toEqual({ kind: 'success', text: 'Batch 42 is complete' })
})

test('a block becomes a stand-in that holds it', () => {
  const node = { type: 'code' as const, lang: 'json', meta: 'title="Properties" swiper', value: '{}' }
  expect(standIn({ language: 'json', meta: node.meta, code: '{}', line: 1, node })).toMatchObject({
    data: { hName: 'stand-in', hProperties: { dataOf: 'swiper' } },
    children: [{}, { type: 'code', meta: 'title="Properties"' }],
  })
})
