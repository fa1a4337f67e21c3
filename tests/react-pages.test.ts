/** Pages that are React components. */
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { buildInMemory, memorySite } from './memory-site.ts'

test('a React page names itself by its exports', async () => {
  const page = { default: () => createElement('h1', null, 'Tools'), title: 'Our tools', description: 'What we use.' }
  const site = memorySite(
    { 'docs/index.md': 'Hello.', 'pages/tools.tsx': 'page' },
    { modules: { 'pages/tools.tsx': page } },
  )
  const { result, outputs } = await buildInMemory(site)
  expect(result).toMatchObject({ state: 'done', diagnostics: [] })
  const html = outputs.get('tools/index.html')
  expect(html).toContain('<title>Our tools | Site</title>')
  expect(html).toContain('<meta name="description" content="What we use.">')
})

test('a React page is told what its head can not hold', async () => {
  const elements = JSON.stringify([{ tag: 'titel', attributes: {}, text: 'Tools' }])
  const page = { default: () => createElement('docs-head', { 'data-elements': elements }) }
  const site = memorySite(
    { 'docs/index.md': 'Hello.', 'pages/tools.tsx': 'const titel = 1' },
    { modules: { 'pages/tools.tsx': page } },
  )
  const { result } = await buildInMemory(site)
  expect(result.diagnostics).toMatchObject([
    { code: 'lost-head', file: 'pages/tools.tsx', line: 1, column: 7, suggestion: 'title' },
  ])
})
