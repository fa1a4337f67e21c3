import { expect, test } from 'vitest'
import { generatedFiles } from './generated-folder.ts'

test.each([
  ['.docusaurus/i18n.json', ['.docs-build/docusaurus/i18n.json']],
  [
    '/site/.docusaurus/@acme/api/two/v1/a.md',
    ['.docs-build/docusaurus/@acme/api/two/v1/a.md', '.docs-build/sources/-acme/api/-acme/api-two.files/v1/a.md'],
  ],
  ['docs/a.md', []],
])('%s may be one of %j', (path, files) => {
  expect(generatedFiles(path)).toEqual(files)
})
