import { expect, test } from 'vitest'
import { withoutBundle } from './without-bundle.ts'

test.each([
  [
    "ENOENT: no such file or directory, open '/my site/.docs-build/server/a/x.json'",
    "ENOENT: no such file or directory, open './a/x.json'",
  ],
  [
    "ENOENT: no such file or directory, open 'C:\\site\\.docs-build\\watch\\server\\x.json'",
    "ENOENT: no such file or directory, open './x.json'",
  ],
  [
    "Cannot find module './x'\nRequire stack:\n- /site/.docs-build/server/chunk-RZ.mjs\n- /site/a.js",
    "Cannot find module './x'",
  ],
  [
    "Cannot find module '/site/.docs-build/server/x' imported from /my site/.docs-build/server/file-A.mjs",
    "Cannot find module './x'",
  ],
  ["Cannot find package 'x' imported from /site/src/a.js", "Cannot find package 'x' imported from /site/src/a.js"],
  ["open '/site/.docs-build/data/x.json'", "open '../data/x.json'"],
  ["open '/data/x.json'", "open '/data/x.json'"],
  ['No prices', 'No prices'],
])('%s', (message, words) => {
  expect(withoutBundle(message)).toBe(words)
})
