import { expect, test } from 'vitest'
import { docId } from './doc-id.ts'
import { slug } from './slug.ts'

test.each([
  ['a doc is at its id', 'guides/install.md', undefined, undefined, '/guides/install'],
  ['an index doc is at its folder', 'guides/index.md', undefined, undefined, '/guides/'],
  ['so is a readme', 'guides/README.md', undefined, undefined, '/guides/'],
  ['and a doc with the name of its folder', 'guides/Guides.md', undefined, undefined, '/guides/'],
  ['also with equal number prefixes', '01-guides/01-guides.md', undefined, undefined, '/guides/'],
  ['but not with a prefix at one of them', '01-guides/guides.md', undefined, undefined, '/guides/guides'],
  ['the index doc of the docs folder is at the root', 'index.md', undefined, undefined, '/'],
  ['an id does not move an index doc', 'guides/index.md', undefined, 'overview', '/guides/'],
  ['an id moves another doc', 'guides/install.md', undefined, 'setup', '/guides/setup'],
  ['a slug that starts with a slash ignores the folder', 'guides/install.md', '/b', undefined, '/b'],
  ['a slash at its end stays', 'guides/install.md', '/b/', undefined, '/b/'],
  ['another slug counts from the folder', 'guides/install.md', 'setup', undefined, '/guides/setup'],
  ['dots lead up', 'guides/linux/install.md', '../setup', undefined, '/guides/setup'],
  ['one dot leads nowhere', 'guides/install.md', './setup/', undefined, '/guides/setup/'],
  ['too many dots lead to the root', 'guides/install.md', '../../..', undefined, '/'],
  ['a slug counts for an index doc too', 'guides/index.md', 'all', undefined, '/guides/all'],
])('%s', (_, file, own, id, expected) => {
  expect(slug(docId({ file, own: id, numberPrefixes: true }), own)).toBe(expected)
})
