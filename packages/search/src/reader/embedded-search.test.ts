import { describe, expect, test } from 'vitest'
import { SearchUnreachable } from '../search-engine.ts'
import { embeddedSearch } from './embedded-search.ts'
import { engineOn, indexFiles, pagesOf, query, type TestPage } from './testing/memory-index.ts'

const thermo = 'system.thermo.if97.'
const pages: readonly TestPage[] = [
  {
    url: '/enthalpy',
    title: `${thermo}specificEnthalpy`,
    description: 'Specific enthalpy of water and steam.',
    sections: { Syntax: 'specificEnthalpy(p, t)', Returns: 'The enthalpy in J/kg.' },
  },
  {
    url: '/enthalpy-vapor',
    title: `${thermo}specificEnthalpySaturatedVapor`,
    sections: { Syntax: 'A call with pressure.' },
  },
  { url: '/entropy', title: `${thermo}specificEntropy`, sections: { Syntax: 'A call.' } },
  { url: '/pressure', title: `${thermo}pressure`, text: 'Pressure in Pa.' },
  { url: '/saturation-pressure', title: `${thermo}saturationPressure`, text: 'The pressure at which water boils.' },
  {
    url: '/install',
    title: 'Installation',
    context: ['BarTender Drivers'],
    sections: { 'Uninstall a module': 'Select the module and remove it. The pressure stays.' },
  },
  { url: '/other/install', title: 'Installation', context: ['Embr Charts'], text: 'Install the charts.' },
  { url: '/chart-js/', title: 'Chart.js', text: 'Charts for dashboards.', sections: { 'Chart types': 'bar and line' } },
  { url: '/repeater', title: 'Flex Repeater +', text: 'Repeats views.' },
  { url: '/proxy', title: 'Get a JavaScriptProxy', text: 'How to get one.' },
  { url: '/toast', title: 'periscope.toast', description: 'Shows a toast.', text: 'A toast is a short message.' },
  { url: '/calibration', title: 'Calibration of Größen', text: 'Instruments are calibrated here.' },
]
const { engine } = engineOn(indexFiles(pages))
const search = (text: string, more = {}) => engine.search(query(text, more))

describe('a query finds first', () => {
  test.each([
    ['system.thermo.if97.specificEnthalpy', '/enthalpy'],
    ['specificEnthalpy', '/enthalpy'],
    ['SPECIFICENTHALPY', '/enthalpy'],
    ['enthalpySpecific', '/enthalpy'],
    ['enthalpy', '/enthalpy'],
    ['if97 enthalpy', '/enthalpy'],
    ['enthalpy vapor', '/enthalpy-vapor'],
    ['saturated', '/enthalpy-vapor'],
    ['specEnth', '/enthalpy'],
    ['specificEnthalpySat', '/enthalpy-vapor'],
    ['entro', '/entropy'],
    ['pressure', '/pressure'],
    ['saturation pressure', '/saturation-pressure'],
    ['bartender installation', '/install'],
    ['uninstall a module', '/install'],
    ['how do I uninstall modules', '/install'],
    ['charts install', '/other/install'],
    ['chartjs', '/chart-js/'],
    ['chart.js', '/chart-js/'],
    ['flexrepeater', '/repeater'],
    ['javascript proxy', '/proxy'],
    ['toast messages', '/toast'],
    ['grossen', '/calibration'],
    ['größen', '/calibration'],
  ])('"%s" → %s', async (text, page) => {
    expect(pagesOf(await search(text))[0]).toBe(page)
  })
})

describe('mistyped words are understood', () => {
  test.each([
    ['entalpy', '/enthalpy'],
    ['nthalpy', '/enthalpy'],
    ['netropy', '/entropy'],
    ['specificEntalpy', '/enthalpy'],
    ['bartneder instalation', '/install'],
    ['calibartion', '/calibration'],
    ['calibart', '/calibration'],
    ['taost', '/toast'],
  ])('"%s" → %s', async (text, page) => {
    expect(pagesOf(await search(text))[0]).toBe(page)
  })

  test('the beginning of a rare word may be a common one, mistyped', async () => {
    const { engine: own } = engineOn(
      indexFiles([
        { url: '/entropy', title: 'Entropy' },
        { url: '/mixing', text: 'Entropies of mixtures.' },
      ]),
    )
    expect(pagesOf(await own.search(query('entropie')))).toEqual(['/entropy', '/mixing'])
  })

  test('a word is as rare in a site of many versions', async () => {
    const versions = ['1.0', '2.0', '3.0'].flatMap((tag) => [
      { url: `/${tag}/toast`, title: 'Toast', tag },
      { url: `/${tag}/call`, text: 'Calls toString.', tag },
    ])
    const { engine: own } = engineOn(indexFiles(versions))
    expect(pagesOf(await own.search(query('tost', { tags: ['2.0'] })))[0]).toBe('/2.0/toast')
  })

  test('a long word that is mistyped by one letter says as much as one that is not', async () => {
    const { engine: own } = engineOn(
      indexFiles([
        { url: '/entropy', title: 'Entropy of water', text: 'From the temperature.' },
        { url: '/temperature', title: 'Temperature of water', text: 'From the entropy.' },
        { url: '/energy', title: 'Energy', text: 'It has an entropy.' },
      ]),
    )
    expect(pagesOf(await own.search(query('temprature from entropy')))[0]).toBe('/temperature')
  })

  test.each(['zzzz', 'xyzzy', 'qqq', 'kubernetes', 'toast kubernetes docker', '!!!', ''])(
    '"%s" finds nothing',
    async (text) => {
      expect(await search(text)).toEqual({ hits: [], total: 0 })
    },
  )
})

describe('words', () => {
  test('all words of a query have to be there, if there is a page that has them', async () => {
    expect(pagesOf(await search('toast message'))).toEqual(['/toast'])
  })

  test('most of the words are enough where no page has all', async () => {
    expect(pagesOf(await search('toast short kubernetes'))).toEqual(['/toast'])
  })

  test('a word that no page has is passed over', async () => {
    expect(pagesOf(await search('toast kubernetes'))).toEqual(['/toast'])
  })

  test('of two words that no page has both, pages of either are shown', async () => {
    expect(pagesOf(await search('toast calibration')).sort()).toEqual(['/calibration', '/toast'])
    expect(pagesOf(await search('TypeError: specificEnthalpy()'))[0]).toBe('/enthalpy')
  })

  test('letters that look like a name are short for nothing', async () => {
    expect(pagesOf(await search('NaN'))).toEqual([])
    expect(pagesOf(await search('ChA pressure'))[0]).toBe('/pressure')
  })

  test('two words may be written as one', async () => {
    expect(pagesOf(await search('pressurewater'))).toEqual(['/saturation-pressure'])
    expect(pagesOf(await search('shortmess'))).toEqual(['/toast'])
  })

  test('of a word that no page has, others of its root are found', async () => {
    const { engine: own } = engineOn(
      indexFiles([
        { url: '/tank', title: 'Tank', text: 'How it is connected.' },
        { url: '/reader', title: 'Reader', text: 'Numbers are calculated.' },
      ]),
    )
    expect(pagesOf(await own.search(query('calculation')))).toEqual(['/reader'])
    expect(pagesOf(await own.search(query('tank connections')))).toEqual(['/tank'])
  })

  test('stop words alone are looked for in titles', async () => {
    expect(pagesOf(await search('get a'))).toContain('/proxy')
  })
})

describe('hits', () => {
  test('of a title are the page, those of a heading its anchor, those of a text the text', async () => {
    const { hits } = await search('uninstall')
    expect(hits[0]).toMatchObject({
      type: 'lvl2',
      url: 'https://example.com/install#uninstall-a-module',
      objectID: 'https://example.com/install#uninstall-a-module',
      hierarchy: { lvl0: 'Documentation', lvl1: 'Installation', lvl2: 'Uninstall a module', lvl3: null },
      content: null,
    })
    expect((await search('specificEnthalpy')).hits[0]).toMatchObject({
      type: 'lvl1',
      url: 'https://example.com/enthalpy',
    })
    expect((await search('stays')).hits[0]).toMatchObject({
      type: 'content',
      objectID: 'https://example.com/install#uninstall-a-module:text',
      content: 'Select the module and remove it. The pressure stays.',
    })
  })

  test('mark what matches, also beginnings and mistyped words', async () => {
    const marks = async (text: string) =>
      (await search(text)).hits[0]?.marked.hierarchy.lvl1?.filter(({ isMatch }) => isMatch).map((part) => part.text)
    expect(await marks('calib')).toEqual(['Calib'])
    expect(await marks('calibartion')).toEqual(['Calibration'])
    expect(await marks('enthalpy')).toEqual(['Enthalpy'])
    expect(await marks('chartjs')).toEqual(['Chart.js'])
  })

  test('are cut to as many words as asked for', async () => {
    const { hits } = await search('remove', { snippetWords: 3 })
    expect(hits[0]?.marked.content?.map(({ text }) => text).join('')).toBe('… and remove it. …')
  })

  test('come in pages that hold each of them once, and are counted', async () => {
    const all = await search('pressure', { hitsPerPage: 100 })
    expect(all.total).toBe(all.hits.length)
    expect(all.total).toBeGreaterThan(3)
    const ids: string[] = []
    for (let page = 0; page < all.total; page++) {
      const { hits, total } = await search('pressure', { page, hitsPerPage: 1 })
      expect(total).toBe(all.total)
      ids.push(...hits.map(({ objectID }) => objectID))
    }
    expect(ids).toEqual(all.hits.map(({ objectID }) => objectID))
    expect((await search('pressure', { page: 99 })).hits).toEqual([])
  })
})

test('the first hits are the same whether or not all pages are ranked', async () => {
  // Few words in many pages: titles, headings and texts that match in all ways.
  const words = ['pump', 'valve', 'seal', 'pressure', 'pumpValve', 'the', 'bearing']
  const pick = (seed: number) => words[((seed * seed + 3 * seed) % 11) % words.length] ?? ''
  const made = Array.from({ length: 90 }, (_, page) => ({
    url: `/p${page}`,
    title: [pick(page), pick(page + 4)].join(' '),
    description: pick(page * 2),
    text: [pick(page * 3), pick(page + 1), pick(page * 5)].join(' '),
    sections: { [`${pick(page * 7)} ${pick(page + 2)} ${page % 3}`]: `${pick(page * 11)} and ${pick(page + 6)}` },
  }))
  const { engine: many } = engineOn(indexFiles(made))
  for (const text of [
    'pump',
    'pump valve',
    'valve pump seal',
    'the bear',
    'pumpVal',
    'seal presure',
    'valve the seal',
  ]) {
    const all = await many.search(query(text, { hitsPerPage: 500 }))
    expect(all.hits.length, text).toBe(all.total)
    for (const hitsPerPage of [1, 7, 20]) {
      const { hits } = await many.search(query(text, { hitsPerPage }))
      expect(hits, text).toEqual(all.hits.slice(0, hitsPerPage))
    }
  }
})

describe('filters', () => {
  const versions = engineOn(
    indexFiles([
      { url: '/a', title: 'Pump', tag: 'docs-default-1' },
      { url: '/next/a', title: 'Pump', tag: 'docs-default-current' },
      { url: '/blog', title: 'Pump', tag: 'default' },
      { url: '/de/a', title: 'Pump', tag: 'default', language: 'de' },
    ]),
  ).engine

  test.each([
    [{ tags: ['default', 'docs-default-1'] }, ['/a', '/blog']],
    [{ tags: ['docs-default-current'] }, ['/next/a']],
    [{ tags: ['none'] }, []],
    [{ language: 'de' }, ['/de/a']],
    [{ language: 'fr' }, []],
  ])('%o leave %o', async (more, expected) => {
    const results = await versions.search(query('pump', more))
    expect(pagesOf(results).sort()).toEqual(expected)
    expect(results.total).toBe(expected.length)
  })
})

test('a script without spaces is found by its characters', async () => {
  const japanese = engineOn(
    indexFiles([
      { url: '/a', title: '飽和蒸気圧の計算', language: 'ja' },
      { url: '/b', title: '温度', language: 'ja' },
    ]),
  ).engine
  for (const text of ['蒸気圧', '蒸気', '計算', '飽', '算'])
    expect(pagesOf(await japanese.search(query(text, { language: 'ja' })))).toEqual(['/a'])
})

describe('files', () => {
  test('are loaded once', async () => {
    const { engine: fresh, read } = engineOn(indexFiles(pages))
    await fresh.search(query('pressure'))
    expect(new Set(read).size).toBe(read.length)
    const before = read.length
    await fresh.search(query('pressure'))
    expect(read.length).toBe(before)
  })

  test('without a manifest the index is unreachable, and a later search tries again', async () => {
    const files = new Map<string, string>()
    const { engine: empty } = engineOn(files)
    await empty.prepare()
    await expect(empty.search(query('pump'))).rejects.toThrow(SearchUnreachable)
    for (const [url, content] of indexFiles([{ url: '/a', title: 'Pump' }])) files.set(url, content)
    expect(pagesOf(await empty.search(query('pump')))).toEqual(['/a'])
  })

  test.each(['<!doctype html>', '{"format":0}'])('a manifest of "%s" is no index', async (content) => {
    await expect(engineOn(new Map([['/search-index.json', content]])).engine.search(query('a'))).rejects.toThrow(
      SearchUnreachable,
    )
  })

  test('a site that was published anew is searched with its new index', async () => {
    const files = indexFiles([{ url: '/old', title: 'Pump' }])
    const { engine: open } = engineOn(files)
    await open.prepare()
    files.clear()
    for (const [url, content] of indexFiles([{ url: '/new', title: 'Pump and valve' }])) files.set(url, content)
    expect(pagesOf(await open.search(query('pump')))).toEqual(['/new'])
  })

  test('pieces that stay away are an index out of reach, never an empty list', async () => {
    const files = indexFiles(pages)
    for (const url of files.keys()) if (url !== '/search-index.json') files.delete(url)
    await expect(engineOn(files).engine.search(query('pump'))).rejects.toThrow(SearchUnreachable)
  })

  test('pieces that come back are found by the same query', async () => {
    const files = indexFiles([{ url: '/a', title: 'Pump' }])
    const all = [...files]
    for (const [url] of all) if (url !== '/search-index.json') files.delete(url)
    const { engine: cut } = engineOn(files)
    await expect(cut.search(query('pump'))).rejects.toThrow(SearchUnreachable)
    for (const [url, content] of all) files.set(url, content)
    expect(pagesOf(await cut.search(query('pump')))).toEqual(['/a'])
  })
})

test('an aborted search rejects with the reason at once', async () => {
  const never = embeddedSearch({ url: '/search-index.json', indexName: 'x', read: () => new Promise(() => undefined) })
  const controller = new AbortController()
  const waiting = never.search(query('pump'), controller.signal)
  controller.abort(new Error('typed on'))
  await expect(waiting).rejects.toThrow('typed on')
  await expect(never.search(query('pump'), AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
})
