import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'
import { slugCounter } from './slug-counter.ts'

test('slugs are those of GitHub headings', () => {
  const labels = [
    'API',
    'API',
    'API',
    'API-1',
    'C++ & C#',
    'Größe (mm)',
    'a_b',
    'Emoji 🎉!',
    '日本語 ガイド',
    'Ⅳ ½ x²',
    'a – b',
    "it's",
  ]
  const slugger = new GithubSlugger()
  expect(labels.map(slugCounter())).toEqual(labels.map((label) => slugger.slug(label)))
})
