import { expect, test } from 'vitest'
import { documentUrl } from './document-url.ts'

test.each([
  ['a page is fetched from its folder, where no host sends it elsewhere', '/a', {}, '/a/'],
  ['an address with its slash stays', '/a/', {}, '/a/'],
  ['a page that names its file stays', '/old.html', {}, '/old.html'],
  ['dots in the name of a page are no extension', '/v1.2', {}, '/v1.2/'],
  ['files without folders are asked for as they are linked', '/a', { flatFiles: true }, '/a'],
] as const)('%s', (_, path, site, expected) => {
  expect(documentUrl(path, site)).toBe(expected)
})
