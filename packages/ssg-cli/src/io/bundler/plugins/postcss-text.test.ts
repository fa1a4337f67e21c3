import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { postcssStep } from './postcss-text.ts'

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

/** A site with these files, and with PostCSS unless it is to be without. */
function site(files: Readonly<Record<string, string>>, hasPostcss = true): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'postcss-')))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const installed = dirname(createRequire(import.meta.url).resolve('postcss/package.json'))
  if (hasPostcss) symlinkSync(installed, join(folder, 'node_modules/postcss'), 'dir')
  return folder
}

const red = { postcssPlugin: 'red', Declaration: (node: { value: string }) => void (node.value = 'red') }
const reads = `module.exports = (options) => ({
  postcssPlugin: 'reads',
  Once(root, { result }) {
    root.append({ prop: 'order', value: String(options.order) })
    result.messages.push({ type: 'dependency', plugin: 'reads', file: '/a/b.html' })
  },
})`

test('a site without a config and without plugins has no PostCSS', async () => {
  expect(await postcssStep(site({}), [])).toBeUndefined()
})

test('plugins of a config are found by name and get their options, and what they read is told', async () => {
  const config = 'export default { plugins: { reads: { order: 2 }, absent: false } }'
  const folder = site({ 'postcss.config.mjs': config, 'node_modules/reads/index.js': reads })
  const step = await postcssStep(folder, [red])
  expect(await step?.('a{color:blue}', join(folder, 'a.css'))).toEqual({
    css: 'a{color:red}order:red',
    files: [join(folder, 'postcss.config.mjs'), '/a/b.html'],
    errors: [],
    isOpen: true,
  })
})

test('stylesheets of packages and of the theme stay as they are', async () => {
  const folder = site({})
  const step = await postcssStep(folder, [red])
  for (const file of [join(folder, 'node_modules/b/b.css'), '/elsewhere/a.css'])
    expect((await step?.('a{color:blue}', file))?.css).toBe('a{color:blue}')
})

test.each<[string, boolean, readonly unknown[], string, object]>([
  [
    'PostCSS that is not installed',
    false,
    [red],
    'a{}',
    { text: 'PostCSS needs a package that is not installed. Run: npm install postcss' },
  ],
  [
    'a plugin that is not installed',
    true,
    ['@acme/wind'],
    'a{}',
    { text: 'PostCSS needs a package that is not installed. Run: npm install @acme/wind' },
  ],
  ['text that is no CSS', true, [red], 'a{}\n  b{', { text: 'Unclosed block', location: { line: 2, column: 2 } }],
])('%s is told', async (_, hasPostcss, plugins, css, error) => {
  const folder = site({}, hasPostcss)
  const step = await postcssStep(folder, plugins)
  expect((await step?.(css, join(folder, 'a.css')))?.errors).toMatchObject([error])
})
