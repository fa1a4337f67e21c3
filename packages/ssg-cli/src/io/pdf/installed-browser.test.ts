import { expect, test } from 'vitest'
import { browserPaths, installedBrowser } from './installed-browser.ts'

test.each([
  ['linux', { PATH: '/opt/bin:/usr/bin' }, '/usr/bin/google-chrome'],
  ['darwin', { HOME: '/Users/a' }, '/Users/a/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ['darwin', { PATH: '/opt/homebrew/bin' }, '/opt/homebrew/bin/chromium'],
  ['win32', { ProgramFiles: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
  ['win32', { 'ProgramFiles(x86)': 'C:\\X' }, 'C:\\X\\Microsoft\\Edge\\Application\\msedge.exe'],
] as const)('on %s a browser is looked for at its usual places', (platform, env, path) => {
  expect(browserPaths(env, platform)).toContain(path)
})

test('who names a browser gets that one or none', () => {
  const env = { PATH: process.env['PATH'] }
  expect(installedBrowser({ ...env, DOCS_BUILD_BROWSER: process.execPath })).toBe(process.execPath)
  expect(installedBrowser({ ...env, DOCS_BUILD_BROWSER: '/no/browser' })).toBeUndefined()
  expect(installedBrowser({})).toBeUndefined()
})
