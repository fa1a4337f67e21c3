import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleText } from './bundle-text.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/^```js\n([^]*?)^```/gm)].map(([, code = '']) => code)
const [builder, reader, hosted, push] = examples

test('the README has an example of each entry point', () => {
  for (const [index, name] of ['builder', 'reader', 'hosted', 'push'].entries())
    expect(examples[index]).toContain(`@docs-build/search/${name}'`)
})

test('the index that its builder makes is found by its reader', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'docs-build-search-'))
  try {
    const code = `${builder}${reader}export { hits, total }`
      .replaceAll("'dist'", JSON.stringify(dist))
      .replace("indexName: 'my-site'", `$&, read: async (url) => readFileSync(${JSON.stringify(dist)} + url, 'utf8')`)
      .replace('writeFileSync }', 'readFileSync, writeFileSync }')
    const module = await import(`data:text/javascript,${encodeURIComponent(await bundleText(code, 'node'))}`)
    expect(module.total).toBe(1)
    expect(module.hits[0].url).toBe('https://example.com/install#power')
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
})

test('its other examples take what the package gives', async () => {
  await expect(bundleText(`${hosted}${push}`, 'browser')).resolves.toContain('my-site_tmp')
})
