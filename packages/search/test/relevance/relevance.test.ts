import { afterEach, describe, expect, test } from 'vitest'
import { engineOn, indexFiles, pagesOf, query } from '../../src/reader/testing/memory-index.ts'
import { corpus } from './corpus.ts'
import { queries } from './queries.ts'

describe.each(Object.entries(queries))('in %s', (language, asked) => {
  const { engine } = engineOn(indexFiles(corpus(language)))

  test.each(asked)('"%s" shows "%s" among the first three', async (text, page) => {
    expect(pagesOf(await engine.search(query(text, { language }))).slice(0, 3)).toContain(`/${page}`)
  })
})

/** What else browsers may take for a word: nothing at all, each character, or what the dictionary of another version says. */
const segmenters = {
  'has none': undefined,
  'parts all characters': (text: string) => [...text.matchAll(/./gsu)],
  'parts where the dictionary does not': (text: string) => [...text.matchAll(/.{1,3}/gsu)],
}

describe.each(Object.entries(segmenters))('a browser whose segmenter %s', (_, segment) => {
  const { Segmenter } = Intl
  afterEach(
    () => void Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true }),
  )

  test.each(['ja', 'zh', 'th'])('finds the words that stand in titles of %s', async (language) => {
    const pages = corpus(language)
    // The build has its own dictionary: it is asked before that of the browser is replaced.
    const files = indexFiles(pages)
    if (segment)
      Object.defineProperty(Intl, 'Segmenter', {
        value: class {
          segment = segment
        },
        configurable: true,
      })
    else Reflect.deleteProperty(Intl, 'Segmenter')
    const { engine } = engineOn(files)
    for (const { url, title = '' } of pages) {
      const found = pagesOf(await engine.search(query(title, { language })))
      expect({ title, page: found[0] }).toEqual({ title, page: url })
    }
  })
})
