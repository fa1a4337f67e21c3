/** A script may build a site as often as it likes with one host: each output is that of a build from nothing. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type * as Library from '../packages/ssg-cli/src/index.ts'
import { join } from 'node:path'
import { root } from './run-cli.ts'
import { configText, copyOfSite, temporarySite, type TemporarySite } from './temporary-site.ts'

const { build, nodeHost }: typeof Library = await import(join(root, 'packages/ssg-cli/dist/index.js'))

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>`
// Threads make pages when there are enough of them.
const docs = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [
    `docs/part-${index % 7}/page-${index}.md`,
    `# Page ${index}\n\nText ${index}.\n\n\`\`\`js\nconst a = ${index}\n\`\`\`\n\n![flow](../flow.svg)\n`,
  ]),
)
const edits: readonly Readonly<Record<string, string>>[] = [
  { 'docs/part-1/page-1.md': '# Another page 1\n\n![flow](../flow.svg)\n', 'docs/flow.svg': picture(20) },
  { 'docs.config.mjs': configText({ title: 'Another title' }) },
  { 'docs/part-2/page-2.md': '# Broken\n\n[a](./nothing-there)\n' },
  {
    'docs/part-2/page-2.md': '# Mended\n',
    'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: 'x' } }),
  },
  { 'docs.config.mjs': configText({ markdown: { format: 'mdx' } }), 'docs/index.md': '# Home {1 + 1}\n' },
]

/** What builds from nothing give after each edit. */
const fromNothing: Record<string, string>[] = []

test.each([0, 2])(
  'builds with one host and %d threads give what builds from nothing give',
  { timeout: 180_000 },
  async (workers) => {
    const site = temporarySite({ ...docs, 'docs/flow.svg': picture(10) })
    sites.push(site)
    const host = nodeHost({ ...dirsOf(site), version: 'test', cache: 'use', workers })
    try {
      for (const [at, edit] of [{}, ...edits].entries()) {
        site.write(edit)
        const { state, diagnostics } = await build(host, { drafts: false, strict: false })
        expect({ state, said: diagnostics.map(({ code }) => code) }).toEqual(
          edit === edits[2] ? { state: 'failed', said: ['broken-link'] } : { state: 'done', said: [] },
        )
        if (state === 'done') expect(site.output()).toEqual((fromNothing[at] ??= await outputFromNothing(site)))
      }
    } finally {
      await host.close()
    }
  },
)

test('a package that was updated between two builds of a script is the new one in the second', async () => {
  const widget = (text: string) => ({
    'node_modules/widget/package.json': '{"name":"widget","main":"index.js"}',
    'node_modules/widget/index.js': `export default () => '${text}'\n`,
  })
  const site = temporarySite({ ...widget('First'), 'docs/a.mdx': "import Widget from 'widget'\n\n# A\n\n<Widget />\n" })
  sites.push(site)
  for (const text of ['First', 'Second']) {
    site.write(widget(text))
    const host = nodeHost({ ...dirsOf(site), version: 'test', cache: 'use', workers: 0 })
    expect(await build(host, { drafts: false, strict: false })).toMatchObject({ state: 'done' })
    await host.close()
    expect(site.output()['a/index.html']).toContain(text)
  }
})

test('a clone that gets what the workflow of a new site keeps makes no page, and writes no file', async () => {
  const site = temporarySite({ '.gitignore': 'dist\n.docs-build\n', 'docs/pumps.md': '# Pumps\n' })
  sites.push(site)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: site.dir })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Write')
  await site.buildWarm()
  const before = site.output()

  const clone = temporarySite()
  sites.push(clone)
  rmSync(clone.dir, { recursive: true })
  git('clone', '-q', site.dir, clone.dir)
  const workflow = readFileSync(join(root, 'packages/ssg-cli/templates/site/github/workflows/docs.yml'), 'utf8')
  const [, kept = ''] = /path: \|\n((?: {12}.*\n)+)/.exec(workflow) ?? []
  for (const folder of kept.trim().split(/\s+/))
    cpSync(join(site.dir, folder), join(clone.dir, folder), { recursive: true })
  const { stdout } = await clone.buildWarm(['--reporter', 'json'])
  const { pages, cached, written } = JSON.parse(stdout) as Record<string, number>
  expect({ pages, made: (pages ?? 0) - (cached ?? 0), written }).toEqual({ pages, made: 0, written: 0 })
  expect(clone.output()).toEqual(before)
})

async function outputFromNothing(site: TemporarySite): Promise<Record<string, string>> {
  const copy = copyOfSite(site)
  sites.push(copy)
  const host = nodeHost({ ...dirsOf(copy), version: 'test', cache: 'delete', workers: 0 })
  try {
    await build(host, { drafts: false, strict: false })
    return copy.output()
  } finally {
    await host.close()
  }
}

function dirsOf({ dir }: TemporarySite) {
  return { siteDir: dir, outDir: join(dir, 'dist') }
}

test('what came too late is asked for again', async () => {
  let answers = false
  const server = createServer((_, response) => {
    if (answers) response.end('came')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const site = temporarySite({
    'docs.config.mjs': configText(),
    'pages/late.jsx': `import { lazy, Suspense } from 'react'
const Part = lazy(async () => {
  const words = await (await fetch('http://127.0.0.1:${port}/')).text()
  return { default: () => <b>{words}</b> }
})
export default () => <Suspense fallback="A moment"><Part /></Suspense>
`,
  })
  sites.push(site)
  try {
    expect((await site.build()).stderr).toContain('late-component')
    expect(site.output()['late/index.html']).toContain('A moment')
    answers = true
    expect((await site.build()).stderr).not.toContain('late-component')
    expect(site.output()['late/index.html']).toContain('<b>came</b>')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
