import { describe, expect, test } from 'vitest'
import { engineOn, indexFiles, pagesOf, query, type TestPage } from './testing/memory-index.ts'

/** Pages about pumps in which common words stand everywhere. */
const filler: readonly TestPage[] = Array.from({ length: 12 }, (_, index) => ({
  url: `/pump-${index}`,
  title: `Pump ${index}`,
  text: 'How to use the pump of a plant, from a script of yours, with the values that you want.',
}))
const pages: readonly TestPage[] = [
  ...filler,
  { url: '/labels', title: 'Sending labels', text: 'A script prints a label through a connection.' },
  { url: '/glossary', title: 'Glossary', text: 'Script, button, plant, value, label, printer, pump.' },
  { url: '/toast', title: 'Toast', text: 'Shows a short message.', keywords: ['balloon'] },
  { url: '/balloons', title: 'Trips', text: 'Nobody sees a balloon here.' },
  { url: '/days', title: 'Days', text: 'What happens goes on, just as ever: it needs making once, where needed.' },
  { url: '/swiper', title: 'Swiper', text: 'Shows one view after the other.' },
  { url: '/wide', title: 'Wide Cards', text: 'Cards.' },
  { url: '/gauges', title: 'Red gauges', text: 'Round.' },
  { url: '/use', title: 'Use', text: 'Gauges, labels and needles.' },
  {
    url: '/needles',
    title: 'Needles',
    description: 'Lets a needle blink.',
    keywords: ['thin'],
    text: 'Of all gauges, some are red.',
  },
]
const synonyms = [
  ['toast', 'pop up', 'constructor'],
  ['swiper', 'carousel'],
  ['wide card', 'tile'],
]
const { engine } = engineOn(indexFiles(pages, synonyms))
const first = async (text: string) => pagesOf(await engine.search(query(text)))[0]

describe('a question finds first', () => {
  test.each([
    [
      'a page about it, though another one has more of its words',
      'how do I print labels from a button in my script',
      '/labels',
    ],
    ['the page of its rarest word', 'use the swiper with the values of a plant', '/swiper'],
    ['the same however it is asked', 'please I would like to know how my swiper could be used', '/swiper'],
    ['what its other words say, when it ends with a common one', 'which needle of the gauges could I use', '/needles'],
    ['the same with its mark', 'which swiper should I use?', '/swiper'],
    ['what its words say that are not of every day', 'what happens when it just goes on with the swiper', '/swiper'],
    ['the same with forms of these', 'which swiper is needed once the plant needs one', '/swiper'],
    ['what its words mean for the site', 'how can I use the carousel from a script', '/swiper'],
    ['what two of its words mean for the site', 'show a pop up from a script', '/toast'],
    ['two words in a title that one of its words means', 'tile', '/wide'],
    ['the page of a keyword before those that hold it in their text', 'balloon', '/toast'],
    ['a page with all of it before one whose title is a part of it', 'thin red gauges that blink', '/needles'],
    ['a synonym that is also a name of JavaScript', 'constructor', '/toast'],
  ])('%s: "%s"', async (_, text, page) => {
    expect(await first(text)).toBe(page)
  })
})

test('a short word of the index does not begin longer ones at the end of a question', async () => {
  const bars: readonly TestPage[] = [
    { url: '/a-barcode', title: 'Barcode', text: 'Click to print.' },
    { url: '/z-chart', title: 'Chart', text: 'Click one bar.' },
  ]
  const { engine: own } = engineOn(indexFiles([...filler, ...bars]))
  expect(pagesOf(await own.search(query('when I click on a bar')))[0]).toBe('/z-chart')
  expect(pagesOf(await own.search(query('bar')))[0]).toBe('/a-barcode')
})

test('a stop word that ends a question is no beginning of another word', async () => {
  const us: readonly TestPage[] = [
    { url: '/a-you', title: 'For you', text: 'Nobody is a carousel.' },
    { url: '/z-swiper', title: 'Carousel', text: 'Pages of it.' },
  ]
  const { engine: own } = engineOn(indexFiles([...filler, ...us]))
  expect(pagesOf(await own.search(query('why should we carousel you')))[0]).toBe('/z-swiper')
  expect(pagesOf(await own.search(query('carousel you')))).toEqual(['/a-you'])
})

test('words of a title that only mean what was asked are no stronger together', async () => {
  const steam: readonly TestPage[] = [
    { url: '/enthalpy', title: 'Heat saturated vapor', keywords: ['temperature'] },
    { url: '/boiling', title: 'Saturation temperature', keywords: ['saturated steam'] },
    { url: '/vapor', title: 'Vapor', text: 'Steam that is saturated has its own temperature.' },
  ]
  const { engine: own } = engineOn(
    indexFiles(
      [...filler, ...steam],
      [
        ['steam', 'vapor'],
        ['saturated', 'saturation'],
      ],
    ),
  )
  expect(pagesOf(await own.search(query('the temperature of saturated steam')))[0]).toBe('/boiling')
})

test.each(['pump casing temperature at 7 bar', 'how do I get the casing temperature of a pump'])(
  'what a question is about counts in titles, though all pages speak of it: "%s"',
  async (text) => {
    const casings: readonly TestPage[] = [
      { url: '/a-weight', title: 'Pump casing weight', text: 'From its temperature.' },
      { url: '/z-temperature', title: 'Temperature of casings', text: 'From the speed of the pump.' },
    ]
    const { engine: own } = engineOn(
      indexFiles([...filler.map((page) => ({ ...page, text: `${page.text} Temperature.` })), ...casings]),
    )
    expect(pagesOf(await own.search(query(text)))[0]).toBe('/z-temperature')
  },
)

test('common words of another language of the site may be missing', async () => {
  const { engine: own } = engineOn(indexFiles(pages, [['swiper', 'Karussell']], ['en', 'de']))
  expect(pagesOf(await own.search(query('wie baue ich ein Karussell'))).slice(0, 1)).toEqual(['/swiper'])
  expect(pagesOf(await own.search(query('wie ich ein')))).toEqual([])
})

test('the beginning of a name stands for the names that begin with it, though another page has it by itself', async () => {
  const { engine: named } = engineOn(
    indexFiles([
      { url: '/a-map', title: 'Map', text: 'Here runBigScript has a result.' },
      { url: '/async', title: 'acme.runBigScriptAsync', text: 'Runs it and goes on, without a result.' },
      { url: '/blocking', title: 'acme.runBigScriptBlocking', text: 'Waits for the result.' },
    ]),
  )
  expect(pagesOf(await named.search(query('runBigScript result')))).toEqual(['/async', '/blocking', '/a-map'])
})

test('the beginning of a name is no mistyped word', async () => {
  const { engine: named } = engineOn(
    indexFiles([
      { url: '/create', title: 'acme.createView', text: 'Makes a view.' },
      { url: '/connections', title: 'Connections', text: 'They are created in the designer.' },
    ]),
  )
  expect(pagesOf(await named.search(query('createV in the designer')))[0]).toBe('/create')
})

test('of a name with dots its last part says most', async () => {
  const parts = { url: '/parts', title: 'Valve plant', text: 'It has acme.plant.valve.gasket.' }
  const gasket = { url: '/z-gasket', title: 'Gasket', text: 'Its name is acme.plant.valve.gasket.' }
  const { engine: own } = engineOn(indexFiles([...filler, parts, gasket]))
  expect(pagesOf(await own.search(query('acme.plant.valve.gasket')))[0]).toBe('/z-gasket')
})

test('a Greek letter is found in texts', async () => {
  const heat = { url: '/heat', title: 'Conductivity', text: 'How well a wall conducts heat: λ.' }
  const { engine: own } = engineOn(indexFiles([...filler, heat]))
  expect(pagesOf(await own.search(query('λ of the pump')))[0]).toBe('/heat')
})

test('other pages with most of a question come after the best one', async () => {
  const found = pagesOf(await engine.search(query('print a label from a button of the plant')))
  expect(found.slice(0, 2).sort()).toEqual(['/glossary', '/labels'])
})

test('of a question that is longer than an engine reads, what matters is read', async () => {
  const chat = 'what if we would like to use one of these for every one of the things that we have there and then '
  expect(await first(`${chat} swiper`)).toBe('/swiper')
})

test('words that mean the same are marked', async () => {
  const [hit] = (await engine.search(query('carousel'))).hits
  expect(hit?.marked.hierarchy.lvl1).toEqual([{ text: 'Swiper', isMatch: true }])
})

describe('what says how much', () => {
  const amounts: readonly TestPage[] = [
    { url: '/density', title: 'Density of water', text: 'How heavy a liter is.' },
    { url: '/boiling', title: 'Saturation temperature', keywords: ['saturated steam'] },
    { url: '/convert', title: 'Converter', text: 'Gives °C and psi for what you have.' },
    { url: '/labels', title: 'Labels', text: 'Print labels.' },
    { url: '/prints', title: 'Print', text: 'Print views.' },
  ]
  const { engine: asked } = engineOn(indexFiles(amounts))

  test.each([
    ['decides nothing beside other words', 'density of water at 60 degrees celsius', '/density'],
    ['is written together or apart', 'density of water at 60celsius', '/density'],
    ['is looked up where nothing else is said', '150 psi', '/convert'],
    ['is a letter with the sign of degrees', 'T in °C', '/convert'],
    ['is no letter of a formula', 'x of density', '/density'],
    ['leaves what is counted', 'print 100 labels', '/labels'],
  ])('%s: "%s"', async (_, text, page) => {
    expect(pagesOf(await asked.search(query(text)))[0]).toBe(page)
  })
})

describe('an error that is pasted finds', () => {
  const code: readonly TestPage[] = [
    ...filler,
    {
      url: '/errors',
      title: 'Objects',
      text: 'An object has attributes.',
    },
    { url: '/run', title: 'runAsync', text: 'Runs it.' },
    { url: '/seal', title: 'Seal', text: 'Keeps water in.' },
  ]
  const { engine: asked } = engineOn(indexFiles(code))
  const place = 'Traceback (most recent call last): File "<event:onClick>", line 3, in script'

  test.each([
    ['the name in it', "AttributeError: 'NoneType' object has no attribute 'runAsync'", '/run'],
    ['what is called', 'TypeError of a script: no attribute of an object in seal()', '/seal'],
    ['what is quoted', "AttributeError: 'NoneType' object of a script has no attribute 'seal'", '/seal'],
    [
      'its message, behind where it happened',
      `${place}, function name of the pump of a plant, values 1 2 3: runAsync`,
      '/run',
    ],
  ])('%s: "%s"', async (_, text, page) => {
    expect(pagesOf(await asked.search(query(text)))[0]).toBe(page)
  })
})

test('a rare word is not all that a question is about: other pages come after the one that has it', async () => {
  const { engine: own } = engineOn(
    indexFiles([
      ...filler.map((page) => ({ ...page, text: `${page.text} Water under pressure.` })),
      { url: '/flash', title: 'Steam', text: 'Water may flash.' },
      { url: '/boiling', title: 'Boiling pressure', text: 'Of water.' },
    ]),
  )
  const shown = pagesOf(await own.search(query('which pressure lets water flash')))
  expect(shown.slice(0, 2)).toEqual(['/flash', '/boiling'])
})
