import { expect, test } from 'vitest'
import { isInstalled } from '../files/within.ts'
import { ownCode, unlike } from './filters.ts'

test.each([
  ['', true],
  ['r', true],
  ['rea', true],
  ['react', false],
  ['react-dom', true],
  ['react/', true],
  ['react/jsx-runtime', false],
  ['react/jsx-runtime/x', true],
  ['@acm', true],
  ['@acme', true],
  ['@acme/', false],
  ['@acme/x', false],
  ['@acme-x', true],
  ['lodash', true],
])('"%s" is unlike those words: %s', (name, is) => {
  expect(new RegExp(`^${unlike(['@acme/', 'react$', 'react/jsx-runtime$'])}$`).test(name)).toBe(is)
})

test.each([
  '/site/src/Box.tsx',
  '/site/node_module/Box.js',
  '/site/node_modules/acme/Box.js',
  '/site/node_modules.old/Box.js',
  '/node_modules/Box.js',
  '/site/n/node_modules/@acme/n/Box.jsx',
  '/site/.node_modules/no/nod/Box.ts',
])('code of a package is left out: "%s"', (path) => {
  expect(ownCode.test(path)).toBe(!isInstalled(path))
})

test.each([
  [String.raw`C:\site\src\Box.tsx`, true],
  [String.raw`C:\site\node_modules\acme\Box.js`, false],
  ['/site/styles.css', false],
  ['/site/data.json', false],
  ['/site/mod.mjs', false],
])('"%s" is own code: %s', (path, is) => {
  expect(ownCode.test(path)).toBe(is)
})
