/** What all pages have in common. */
import { appendFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, type BuiltPage } from './built-pages.ts'
import { contentFiles } from './content-files.ts'
import { groupBy } from './group-by.ts'
import { headings } from './headings.ts'
import { copySite, type SiteCopy } from './site-copy.ts'

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

describe('the built site', () => {
  let site: SiteCopy
  let original: readonly BuiltPage[]

  beforeAll(async () => {
    site = copySite()
    await site.build()
    original = builtPages(site.outDir).filter(({ redirect }) => redirect === undefined)
  })
  afterAll(() => site.remove())

  test('has 80 words or more on each page that is not an index of cards', () => {
    expect(original.length).toBeGreaterThan(100)
    const isIndexOfCards = ({ url, html }: BuiltPage) => url.endsWith('/') && html.includes('<ul class="cards">')
    // Release notes are as long as what changed.
    const isOther = ({ url }: BuiltPage) => url === '/search' || /^\/releases(?:\/|$)/.test(url)
    const short = original.filter((page) => !isOther(page) && page.words < 80 && !isIndexOfCards(page))
    expect(short.map(({ url, words }) => `${url}: ${words}`)).toEqual([])
  })

  describe('keeps the text of both versions once', () => {
    const path = 'bartender/installation.md'
    const released = () => join(site.content, 'versioned_docs/version-8.1', path)
    const next = () => join(site.content, 'docs', path)

    test('a correction of an 8.1 file reaches Next', async () => {
      const urls = await changedBy(() => appendFileSync(released(), '\nA corrected sentence.\n'))
      expect(urls).toEqual(['/ignition/bartender/installation', '/ignition/next/bartender/installation'])
    })

    test('a file of the overlay changes no 8.1 page', async () => {
      const urls = await changedBy(() => {
        cpSync(released(), next())
        appendFileSync(next(), '\nA sentence about the future.\n')
      })
      expect(urls).toEqual(['/ignition/next/bartender/installation'])
    })

    test('a part that the overlay holds changes no 8.1 page', async () => {
      const urls = await changedBy(() =>
        appendFileSync(join(site.content, 'docs/bartender/_release.md'), '\nA sentence about the future.\n'),
      )
      expect(urls).toEqual(['/ignition/next/bartender/'])
    })

    test('a new doc of the overlay is in Next only', async () => {
      const urls = await changedBy(() =>
        writeFileSync(join(site.content, 'docs/news.md'), '---\ntitle: News\n---\n\nOf the future.\n'),
      )
      expect(urls.filter((url) => !url.startsWith('/ignition/next/'))).toEqual([])
      expect(urls).toContain('/ignition/next/news')
    })

    /** The URLs of all pages that read differently after an edit, which is then taken back. */
    async function changedBy(edit: () => void): Promise<string[]> {
      const before = new Map(original.map(({ url, html }) => [url, readable(html)]))
      try {
        edit()
        await site.build()
        return builtPages(site.outDir).flatMap(({ url, html, redirect }) =>
          redirect === undefined && before.get(url) !== readable(html) ? [url] : [],
        )
      } finally {
        site.restore()
      }
    }
  })
})

/** What a reader sees of a page: all but the addresses of files that are named by their content. */
function readable(html: string): string {
  return html.slice(html.indexOf('<body>')).replace(/(?<=[-"])[0-9a-zA-Z]{8}(?=[."])/g, '')
}
