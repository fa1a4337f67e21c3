import { expect, test } from 'vitest'
import { diagramSource } from './diagram-source.ts'

test('title, name and description are taken off', () => {
  const code = '---\ntitle: "A way"\n---\nflowchart LR\naccTitle: The way\naccDescr {\n  From A\n  to B\n}\nA --> B'
  const { text = '', ...rest } = diagramSource(code) ?? {}
  expect(text.split('\n').filter(Boolean)).toEqual(['flowchart LR', 'A --> B'])
  expect(rest).toEqual({ title: 'A way', name: 'The way', description: 'From A to B' })
})

test.each(['---\nconfig:\n  theme: forest\n---\npie', '---\ntitle: [a]\n---\npie', '%%{init: {}}%%\npie'])(
  'settings are left to Mermaid: %j',
  (code) => expect(diagramSource(code)).toBeUndefined(),
)

test('a diagram of which nothing is told stays as it is', () => {
  expect(diagramSource('pie\n"a" : 1')).toEqual({ text: 'pie\n"a" : 1' })
})
