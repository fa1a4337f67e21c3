import { afterEach, expect, test } from 'vitest'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined

afterEach(() => site?.remove())

test('a profile names every step and the slowest pages, and changes no byte of the output', async () => {
  const docs = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`docs/p${index}.md`, `# Page ${index}\n\n\`code\`\n`]),
  )
  site = temporarySite(docs)
  await site.buildWarm(['--no-cache'])
  const before = site.output()
  const run = await site.buildWarm(['--no-cache', '--profile', '--workers', '2', '--reporter', 'json'])
  const { profile } = JSON.parse(run.stdout)
  expect(profile.steps).toMatchObject([
    { step: 'config' },
    { step: 'scan', count: 31 },
    { step: 'bundle' },
    { step: 'pages', count: 33 },
    { step: 'emit' },
  ])
  expect(profile.pages).toHaveLength(10)
  const docPages = profile.pages.filter(({ source }: { source?: string }) => source !== undefined)
  for (const { source, compileMs, renderMs } of docPages) {
    expect(source).toMatch(/^site\/docs\/\w+\.md$/)
    expect(compileMs).toBeGreaterThan(0)
    expect(renderMs).toBeGreaterThan(0)
  }
  expect(run.stderr).toMatch(/^Step +time\n/)
  expect(profile.plugins).toBeUndefined()
  expect(site.output()).toEqual(before)
})

test('a profile names what plugins take of all pages, the slowest first', async () => {
  site = temporarySite({
    'docs.config.mjs': `
      function remarkSlow() { return () => new Promise((resolve) => setTimeout(resolve, 300)) }
      export default {
        title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
        plugins: [{ name: 'quick', search: (parts) => parts }],
        markdown: { remarkPlugins: [remarkSlow] },
      }
    `,
  })
  const run = await site.buildWarm(['--profile', '--reporter', 'json'])
  const { plugins } = JSON.parse(run.stdout).profile
  expect(plugins.map(({ plugin }: { plugin: string }) => plugin)).toEqual(['remarkSlow', 'quick'])
  expect(plugins[0].msPerPage).toBeGreaterThan(290)
  expect(run.stderr).toMatch(/^Plugins +time +a page\nremarkSlow /m)
})
