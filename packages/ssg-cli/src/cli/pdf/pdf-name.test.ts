import { expect, test } from 'vitest'
import { pdfName } from './pdf-name.ts'

test.each([
  ['/guide/', ['/guide/', '/api/'], 'guide.pdf'],
  ['/docs/next/guide', ['/docs/next/guide', '/docs/api/'], 'guide.pdf'],
  ['/docs/next/guide', ['/docs/next/guide', '/de/docs/next/guide'], 'docs-next-guide.pdf'],
  ['/de/docs/next/guide', ['/docs/next/guide', '/de/docs/next/guide'], 'de-docs-next-guide.pdf'],
  ['/', ['/', '/de/'], 'site.pdf'],
])('the section %s of %j is printed to %s', (section, all, name) => {
  expect(pdfName(section, all)).toBe(name)
})
