import { describe, expect, test } from 'vitest'
import { engineOn, indexFiles, pagesOf, query, type TestPage } from '../reader/testing/memory-index.ts'

/** Numbers that are the same in each run. */
function random(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    // Xorshift: bits that look random, from whole numbers only.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}

const syllables = 'ka lo mi ru ten sor val pra dis con ter ion est ing ob quer zy fel ham jus'.split(' ')

/** A site with far more words than any piece holds, so that vocabulary, prefixes and texts are cut in many. */
function largeSite(pages: number): TestPage[] {
  const next = random(7)
  const word = () => Array.from({ length: 2 + next(4) }, () => syllables[next(syllables.length)]).join('')
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  return Array.from({ length: pages }, (_, index) => ({
    url: `/section-${index % 9}/page-${index}`,
    title: `${words(2)} ${word()}${index}`,
    description: words(6),
    sections: { [words(2)]: words(140), [words(1)]: words(140) },
    tag: index % 2 === 0 ? 'docs-default-1' : 'docs-default-2',
  }))
}

describe('a large index', () => {
  const pages = largeSite(240)
  const files = indexFiles(pages)
  const { engine } = engineOn(files)

  test('is in many pieces', () => {
    expect(files.size).toBeGreaterThan(40)
    const manifest = JSON.parse(files.get('/search-index.json') ?? '{}') as Record<
      string,
      { first?: readonly string[] }
    >
    for (const list of ['terms', 'prefixes', 'spelling', 'endings'])
      expect(manifest[list]?.first?.length).toBeGreaterThan(0)
  })

  test('no piece is large, but those of single words', () => {
    for (const [url, content] of files)
      expect({ url, isSmall: content.length < 40_000 }).toEqual({ url, isSmall: true })
  })

  test('finds each page by its title, by each word of it together with its number, and by the beginning of it', async () => {
    for (const { url, title = '' } of pages.slice(0, 30)) {
      expect(pagesOf(await engine.search(query(title)))[0]).toBe(url)
      const [first = '', , last = ''] = title.split(' ')
      for (const text of [`${first} ${last}`, last, last.slice(0, -1), `${first} ${last.slice(0, -2)}`]) {
        const { total } = await engine.search(query(text))
        const { hits } = await engine.search(query(text, { hitsPerPage: total }))
        expect({ text, pages: pagesOf({ hits, total }) }).toEqual({ text, pages: expect.arrayContaining([url]) })
      }
    }
  })

  test('finds each page by a mistyped word of its title', async () => {
    const next = random(3)
    for (const { url, title = '' } of pages.slice(0, 25)) {
      const word = title.split(' ')[2] ?? ''
      // Letters in the middle are swapped, so that the word may begin and end as it should.
      const at = 2 + next(Math.max(1, word.length - 5))
      const typed = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
      const { hits, total } = await engine.search(query(typed, { hitsPerPage: 100 }))
      expect({ typed, pages: pagesOf({ hits, total }) }).toEqual({ typed, pages: expect.arrayContaining([url]) })
    }
  })

  test('answers any beginning with few pieces', async () => {
    for (const text of ['k', 'ka', 'kal', 'con', 'conter', 'praval', 'zzzz']) {
      const { engine: fresh, read } = engineOn(files)
      await fresh.search(query(text))
      expect({ text, few: read.length <= 26 }).toEqual({ text, few: true })
    }
  })

  test('counts the hits of one tag as those of a site that has no other', async () => {
    const own = engineOn(indexFiles(pages.filter(({ tag }) => tag === 'docs-default-1'))).engine
    for (const text of ['karu', 'val', 'conter loka']) {
      const { total } = await own.search(query(text))
      expect((await engine.search(query(text, { tags: ['docs-default-1'] }))).total).toBe(total)
    }
  })
})

test('the files are the same whatever the order of pages, and their names tell their content', () => {
  const pages = largeSite(60)
  const files = indexFiles(pages)
  expect([...indexFiles([...pages].reverse())].sort()).toEqual([...files].sort())
  const changed = indexFiles(
    pages.map((page, index) => (index === 7 ? { ...page, description: 'Another one.' } : page)),
  )
  for (const [url, content] of changed)
    if (url !== '/search-index.json' && files.has(url)) expect(files.get(url)).toBe(content)
})

test('a page that changes leaves the texts of others as they are', () => {
  const pages = largeSite(120)
  const texts = (files: ReadonlyMap<string, string>) =>
    [...files.keys()].filter((url) => files.get(url)?.startsWith('[{'))
  const before = texts(indexFiles(pages))
  const after = texts(
    indexFiles(pages.map((page, index) => (index === 7 ? { ...page, description: 'Another one.' } : page))),
  )
  const kept = after.filter((url) => before.includes(url))
  expect(before.length).toBeGreaterThan(10)
  expect(kept.length).toBeGreaterThanOrEqual(before.length - 6)
})

test('a long page is cut between its sections, and each is found with its headings', async () => {
  const long = 'word '.repeat(2000)
  const sections = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`Part${index} of it`, `${long} needle${index}`]),
  )
  const files = indexFiles([{ url: '/long', title: 'Long page', sections }])
  expect([...files.values()].filter((content) => content.startsWith('[{')).length).toBeGreaterThan(5)
  const { hits } = await engineOn(files).engine.search(query('needle7'))
  expect(hits[0]).toMatchObject({
    url: 'https://example.com/long#part7-of-it',
    hierarchy: { lvl1: 'Long page', lvl2: 'Part7 of it' },
  })
})

test('a site without pages has an index that finds nothing', async () => {
  expect(await engineOn(indexFiles([])).engine.search(query('pump'))).toEqual({ hits: [], total: 0 })
})
