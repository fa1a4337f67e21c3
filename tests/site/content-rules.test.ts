/** What all docs have in common. What all pages have is in `built-site.test.ts`. */
import { describe, expect, test } from 'vitest'
import { contentFiles } from './content-files.ts'
import { groupBy } from './group-by.ts'
import { headings } from './headings.ts'

const files = contentFiles()
const docs = files.filter(({ isPartial }) => !isPartial)

describe('each doc has a description of its own', () => {
  test('of 50 to 160 characters', () => {
    const wrong = docs.filter(
      ({ frontMatter: { description = '' } }) => description.length < 50 || description.length > 160,
    )
    expect(wrong.map(({ file, frontMatter }) => `${file}: ${frontMatter.description?.length ?? 0}`)).toEqual([])
  })

  test('that no other doc has', () => {
    // A doc of Next that replaces one of 8.1 may describe the same.
    const released = new Set(docs.flatMap(({ tree, path }) => (tree === '8.1' ? [path] : [])))
    const own = docs.filter(({ tree, path }) => tree !== 'next' || !released.has(path))
    const groups = groupBy(own, ({ frontMatter }) => frontMatter.description)
    const repeated = [...groups.values()].filter((group) => group.length > 1)
    expect(repeated.map((group) => group.map(({ file }) => file))).toEqual([])
  })
})

describe('headings', () => {
  test('leave the first level to the title', () => {
    const wrong = files.flatMap(({ file, text }) =>
      headings(text).flatMap(({ depth, line }) => (depth === 1 ? [`${file}:${line}`] : [])),
    )
    expect(wrong).toEqual([])
  })

  test('do not repeat each other on a page', () => {
    const wrong = docs.flatMap(({ file, text }) => {
      const groups = groupBy(headings(text), (found) => found.text)
      return [...groups].flatMap(([heading, [, second]]) => (second ? [`${file}:${second.line} ${heading}`] : []))
    })
    expect(wrong).toEqual([])
  })
})

test('nothing waits to be written', () => {
  const open = /\b(?:TODO|FIXME|TBD|TBC|WIP|XXX)\b|lorem ipsum|coming soon|under construction/i
  const wrong = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (open.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(wrong).toEqual([])
})
