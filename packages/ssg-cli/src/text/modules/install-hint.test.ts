import { expect, test } from 'vitest'
import { installHint, wantedPackages } from './install-hint.ts'

test.each([
  ['clsx', 'Run: npm install clsx'],
  ['lodash/debounce', 'Run: npm install lodash'],
  ['@scope/name/part.css', 'Run: npm install @scope/name'],
  ['./near', undefined],
  ['/static/a.png', undefined],
  ['~/part', undefined],
  ['@site/src/gone', undefined],
  ['@theme/Gone', undefined],
  ['!!raw-loader!@site/gone.ts', undefined],
])('of %s: %s', (specifier, hint) => {
  expect(installHint(specifier)).toBe(hint)
})

test.each([
  ['Run: npm install lodash @scope/name', ['lodash', '@scope/name']],
  ['npm install remark-x', ['remark-x']],
  ['Write the path.', []],
])('%s wants %j', (text, names) => {
  expect(wantedPackages(text)).toEqual(names)
})
