import { expect, test } from 'vitest'
import { joinedParts, type KnownText } from './joined-parts.ts'

const brackets = ['[\n', ',\n', '\n]\n'] as const

/** A file of these texts, made from the earlier file: its content, how many parts it took, and which texts were made. */
function join(texts: readonly string[], earlier: readonly string[]) {
  const made: string[] = []
  const content = contentOf(earlier)
  const { parts, lengths } = joinedParts(
    { brackets, texts: texts.map((text) => ({ hash: `hash of ${text}`, make: () => (made.push(text), text) })) },
    earlier.map((text): KnownText => [`hash of ${text}`, Buffer.byteLength(text)]),
  )
  const all = [...parts].map((part) => ('start' in part ? content.subarray(part.start, part.end) : part))
  return { text: Buffer.concat(all).toString(), parts: all.length, made, lengths }
}

const contentOf = (texts: readonly string[]) => Buffer.from(`[\n${texts.join(',\n')}\n]\n`)

test.each([
  { name: 'nothing', texts: [], earlier: [] },
  { name: 'all new', texts: ['a', 'bé', 'c'], earlier: [] },
  { name: 'all known', texts: ['a', 'bé', 'c'], earlier: ['a', 'bé', 'c'] },
  { name: 'the first changed', texts: ['A', 'bé', 'c'], earlier: ['a', 'bé', 'c'] },
  { name: 'one in the middle changed', texts: ['a', 'B', 'cö', 'd'], earlier: ['a', 'bé', 'cö', 'd'] },
  { name: 'the last changed', texts: ['a', 'bé', 'C'], earlier: ['a', 'bé', 'c'] },
  { name: 'one more', texts: ['a', 'x', 'bé'], earlier: ['a', 'bé'] },
  { name: 'some fewer', texts: ['bé'], earlier: ['a', 'bé', 'c'] },
  { name: 'another order', texts: ['c', 'a', 'bé'], earlier: ['a', 'bé', 'c'] },
  { name: 'one twice', texts: ['a', 'a', 'c'], earlier: ['a', 'bé', 'c'] },
  { name: 'none left', texts: [], earlier: ['a'] },
])('a file with $name is what it would be from nothing', ({ texts, earlier }) => {
  const { text, made, lengths } = join(texts, earlier)
  expect(text).toBe(contentOf(texts).toString())
  expect(made).toEqual(texts.filter((own) => !earlier.includes(own)))
  expect(lengths).toEqual(texts.map((own) => Buffer.byteLength(own)))
})

test('what stood side by side is copied as one', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `text ${index}`)
  const { parts } = join(many.with(500, 'changed'), many)
  // Two brackets, what is before the text and behind it, itself, and what separates it.
  expect(parts).toBe(7)
})
