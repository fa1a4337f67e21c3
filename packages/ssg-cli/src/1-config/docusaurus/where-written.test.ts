import { expect, test } from 'vitest'
import { invalidConfig } from '../../diagnostics/catalogue.ts'
import { whereWritten } from './where-written.ts'

test.each([
  ['title', "module.exports = {\n  title: 1,\n  url: 'https://a.b',\n}\n", 'In "title": Unexpected number 1', [2, 3]],
  [
    'staticDirs[1]',
    "module.exports = {\n  staticDirectories: ['a', 5],\n}\n",
    'In "staticDirectories[1]": Unexpected number 1',
    [2, 28],
  ],
  ['theme.css', 'module.exports = {}\n', 'In "theme.css": Unexpected number 1', [undefined, undefined]],
])('%s is shown where a config of Docusaurus has it', (path, text, message, place) => {
  const found = invalidConfig({ file: 'docusaurus.config.js', path, message: 'Unexpected number 1' })
  const told = whereWritten(found, text)
  expect([told.message, [told.line, told.column]]).toEqual([message, place])
})
