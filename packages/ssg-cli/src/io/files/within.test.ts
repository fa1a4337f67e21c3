import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, isWithin } from './within.ts'

test.each([
  ['/site', '/site', true, posix],
  ['/site/dist', '/site', true, posix],
  ['/site', '/', true, posix],
  ['/site-2', '/site', false, posix],
  ['/', '/site', false, posix],
  ['/site/..docs', '/site', true, posix],
  ['C:\\site\\dist', 'C:\\site', true, win32],
  ['C:/site/dist', 'c:\\Site', true, win32],
  ['C:\\site', 'C:\\', true, win32],
  ['C:\\site-2', 'C:\\site', false, win32],
  ['D:\\site', 'C:\\site', false, win32],
])('%s lies within %s: %s', (inner, folder, expected, system) => {
  expect(isWithin(inner, folder, system)).toBe(expected)
})

test.each([
  ['/site/node_modules/react/index.js', true, posix],
  ['/site/my_node_modules/a.js', false, posix],
  ['C:\\site\\node_modules\\react\\index.js', true, win32],
  ['C:\\site\\components\\a.js', false, win32],
])('%s is of a package: %s', (file, expected, system) => {
  expect(isInstalled(file, system)).toBe(expected)
})
