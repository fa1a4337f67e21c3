import { expect, test } from 'vitest'
import { rawImport, withoutLoader } from './raw-import.ts'

test.each([
  ['!!raw-loader!./x.py', './x.py'],
  ['raw-loader!@site/x.py', '@site/x.py'],
  ['./x.ts?raw', './x.ts'],
  ['!!../x.ts?raw', '../x.ts'],
  ['./x.ts', undefined],
  ['./x.ts?rawer', undefined],
])('%s asks for the text of %s', (specifier, path) => {
  expect(rawImport(specifier)).toBe(path)
})

test.each([
  ['!!yaml-loader!./x.yaml', './x.yaml'],
  ['file-loader!@site/x.pdf', '@site/x.pdf'],
  ['!!raw-loader!./x.py', '!!raw-loader!./x.py'],
])('%s is read as %s', (specifier, path) => {
  expect(withoutLoader(specifier)).toBe(path)
})
