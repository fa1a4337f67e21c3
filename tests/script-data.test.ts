import { expect, test } from 'vitest'
import { buildInMemory, memorySite } from './memory-site.ts'

test.each([
  ['text', '<script type="application/ld+json">{JSON.stringify(data)}</script>'],
  ['HTML', '<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }} />'],
])('JSON-LD as %s in an article swallows nothing of the page', async (_, element) => {
  const text = `export const data = { name: '<!--<script> \u2028' }\n\n# Page\n\n${element}\n`
  const { result, outputs } = await buildInMemory(memorySite({ 'docs/index.mdx': text }))
  expect(result.diagnostics).toEqual([])
  expect(outputs.get('index.html')).toMatch(/\{"name":"\\u003c!--\\u003c(?:s|\\u0073)cript> \\u2028"\}<\/script>/)
})
