import { describe, expect, test } from 'vitest'
import { timesLonger } from '../../test/times-longer.ts'
import { nearest } from './nearest.ts'

describe('the nearest of some names', () => {
  test.each([
    ['a wrong letter', 'intri', ['outro', 'intro'], ['intro']],
    ['a missing letter', 'instal', ['intro', 'install'], ['install']],
    ['two letters swapped', 'broekn-link', ['broken-link', 'broken-image'], ['broken-link']],
    ['other case', 'tabs', ['Tab', 'Tabs'], ['Tabs']],
    ['a final slash', '/guides', ['/guide', '/guides/'], ['/guides/']],
    [
      'a typing error in a long URL',
      '/a/bartender/instalation',
      ['/a/bartender/installation'],
      ['/a/bartender/installation'],
    ],
    ['the same last segment', '/old/path/runAsync', ['/new/runAsync', '/new/other'], ['/new/runAsync']],
    [
      'a Markdown path of another folder',
      'install.md',
      ['guides/install.md', 'guides/other.md'],
      ['guides/install.md'],
    ],
    ['the beginning of a name', 'intro', ['introduction', 'other'], ['introduction']],
    ['the end of a name', 'setup', ['quick-setup', 'other'], ['quick-setup']],
  ])('%s is near', (_, value, candidates, expected) => {
    expect(nearest(value, candidates)).toEqual(expected)
  })

  test.each([
    ['nothing in common', 'zebra', ['intro', 'install']],
    ['one letter in place of another', 'a', ['b']],
    ['an empty value', '', ['a', 'b']],
    ['only slashes', '/', ['/a']],
    ['no candidates', 'intro', []],
  ])('%s is not near', (_, value, candidates) => {
    expect(nearest(value, candidates)).toEqual([])
  })

  test('several come nearest first and each once', () => {
    expect(nearest('methods', ['method-list', 'methodes', 'method', 'methods2', 'methods2'], 3)).toEqual([
      'methodes',
      'method',
      'methods2',
    ])
  })

  test('among last segments that are equal, the one with more equal folders wins', () => {
    expect(nearest('/next/charts/methods', ['/core/methods', '/charts/methods'])).toEqual(['/charts/methods'])
  })

  test('a list that grew since the last look is read again', () => {
    const names = ['alpha']
    expect(nearest('betta', names)).toEqual([])
    names.push('beta')
    expect(nearest('betta', names)).toEqual(['beta'])
  })

  test('looking among four times as many names takes less than ten times as long', async () => {
    const lookUps = (count: number) => {
      const urls = Array.from(
        { length: count },
        (_, index) => `/module-${index % 50}/section-${index % 7}/page-${index}`,
      )
      return () => {
        for (let index = 0; index < 20; index++) nearest(`/module-3/section-1/wrong-${index}`, urls)
      }
    }
    expect(await timesLonger(lookUps(1250), lookUps(5000))).toBeLessThan(10)
  })
})

describe('the nearest of many names', () => {
  const headings = (count: number) => Array.from({ length: count }, (_, index) => `heading-${index}`)

  test.each([
    ['a missing letter', 'headin-1234', 'heading-1234'],
    ['two wrong letters', 'heafimg-1234', 'heading-1234'],
    ['the same last segment', '/old/heading-1234', 'heading-1234'],
    ['the beginning of a name', 'heading-123', 'heading-123'],
  ])('%s is near', (_, value, expected) => {
    expect(nearest(value, headings(2000))).toEqual([expected])
  })

  test('a name with nothing in common is not near', () => {
    expect(nearest('zebra', headings(2000))).toEqual([])
  })

  test('looking for four times as many among four times as many takes less than eight times as long', async () => {
    const lookUps = (count: number) => () => {
      const names = headings(count)
      for (let index = 0; index < count; index++) nearest(`headin-${index}`, names)
    }
    expect(await timesLonger(lookUps(1000), lookUps(4000))).toBeLessThan(8)
  })

  test('a list that is made anew for each is looked through about as fast', async () => {
    const lookUps = (count: number, ofNames: (names: readonly string[]) => readonly string[]) => () => {
      const names = headings(count)
      for (let index = 0; index < count; index++) nearest(`headin-${index}`, ofNames(names))
    }
    expect(
      await timesLonger(
        lookUps(600, (names) => names),
        lookUps(600, (names) => [...names]),
      ),
    ).toBeLessThan(4)
  })
})

test('how letters are composed does not count', () => {
  expect(nearest('/é'.normalize('NFC'), ['/e', '/é'.normalize('NFD')])).toEqual(['/é'.normalize('NFD')])
})
