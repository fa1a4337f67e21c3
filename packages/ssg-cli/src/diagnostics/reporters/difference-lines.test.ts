import { expect, test } from 'vitest'
import { differenceLines } from './difference-lines.ts'

const leftOut = (at: string, words: string) => ({ kind: 'left-out' as const, at, words })

test('differences are told by kind, and keys of which the same is said in one line', () => {
  const differences = [
    leftOut('a', 'no such thing'),
    { kind: 'install' as const, at: 'plugins[0]', words: 'npm install x' },
    leftOut('b', 'no such thing'),
    leftOut('a', 'no such thing'),
    leftOut('c', 'another'),
    { kind: 'otherwise' as const, at: 'themes[0]', words: 'a search comes with the site' },
  ]
  expect(differenceLines({ differences })).toBe(`What differs from Docusaurus
  Done another way
    themes[0]: a search comes with the site
  Left out
    a, b: no such thing
    c: another
  Needs a package
    plugins[0]: npm install x

`)
})

test('a place in a list is told with the name of the plugin, unless the words have it', () => {
  const [at, of] = ['plugins[0]', 'acme']
  const lines = differenceLines({
    differences: [
      { ...leftOut(at, 'none'), of },
      { ...leftOut(at, 'acme does it'), of },
    ],
  })
  expect(lines).toContain('    plugins[0] (acme): none\n    plugins[0]: acme does it\n')
})

test('of many keys the first are named', () => {
  const differences = ['a', 'b', 'c', 'd', 'e'].map((at) => leftOut(at, 'none'))
  expect(differenceLines({ differences })).toContain('    a, b, c and 2 more: none\n')
})

test.each([undefined, []])('%j is told with no word', (differences) => {
  expect(differenceLines({ ...(differences && { differences }) })).toBe('')
})
