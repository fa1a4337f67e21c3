import { expect, test } from 'vitest'
import { siteFiles, siteTitle } from './site-files.ts'

const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) })
const texts = (name: string, ...template: ReturnType<typeof file>[]) =>
  Object.fromEntries(
    siteFiles({ name, version: '1.2.3', template }).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  )

test.each([
  ['acme-pump_docs', 'Acme pump docs'],
  ['Über.uns', 'Über.uns'],
  ['...', 'My docs'],
  ["it's", 'It s'],
  ['', 'My docs'],
])('the folder "%s" is the site "%s"', (name, title) => {
  expect(siteTitle(name)).toBe(title)
})

test('the package has the name of the folder and needs this version of the tool', () => {
  const json = '{ "name": "my-docs", "devDependencies": { "@docs-build/theme": "0.0.0", "docs-build": "0.0.0" } }'
  expect(JSON.parse(texts('Acme Docs', file('package.json', json))['package.json'] ?? '')).toEqual({
    name: 'acme-docs',
    devDependencies: { '@docs-build/theme': '^1.2.3', 'docs-build': '^1.2.3' },
  })
  expect(texts('docs-build', file('package.json', json))['package.json']).toContain('"name": "my-docs"')
})

test('hidden files get their dot back', () => {
  expect(
    Object.keys(texts('a', file('gitignore', ''), file('github/workflows/docs.yml', ''), file('docs/a.md', ''))),
  ).toEqual(['.gitignore', '.github/workflows/docs.yml', 'docs/a.md'])
})

test('a name with characters of a pattern is put in as it is', () => {
  expect(texts('$&', file('docs.config.ts', "title: 'My docs'"))['docs.config.ts']).toBe("title: 'My docs'")
})

test('its home page greets with the title of the site', () => {
  const files = texts('acme-docs', file('docs/index.mdx', '<Hero title="My docs" />'), file('README.md', '# My docs'))
  expect(files).toEqual({ 'docs/index.mdx': '<Hero title="Acme docs" />', 'README.md': '# Acme docs' })
})
