/** Every kind of plugin, those of our own included: the output is the same, whatever number of threads makes it. */
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pluggedSite } from '../scripts/trust/shared/plugged-site.mjs'
import { root } from './run-cli.ts'
import { filesBelow, temporarySite, type TemporarySite } from './temporary-site.ts'

const config = pluggedSite['docs.config.mjs'] ?? ''

const batteries = `
    '@docs-build/plugin-mermaid',
    ['@docs-build/plugin-npm2yarn', { sync: true }],
    ['@docs-build/plugin-live', { scope: './live-scope.tsx' }],
    ['@docs-build/plugin-openapi', { description: 'pets.json' }],
    ['@docs-build/plugin-typescript', { entryPoints: ['src/index.ts'] }],
    ['@docs-build/plugin-analytics', { plausible: { domain: 'pumps.example.com' } }],
`

/** A page for each thread at least: a thread is given eight at a time. One of these has what Mermaid itself has to read. */
const pages = Array.from({ length: 40 }, (_, index) => {
  const pie = `\`\`\`mermaid\npie\n  "A" : ${index}\n\`\`\`\n`
  const drawn = `\`\`\`mermaid\nflowchart LR\n  a${index}[Pump] --> b[Tank]\n\`\`\`\n\n${index % 8 === 0 ? pie : ''}`
  const run = `\`\`\`bash npm2yarn\nnpm install pump-${index}\n\`\`\`\n\n\`\`\`jsx live\n<b>{${index}}</b>\n\`\`\`\n`
  const own = `:key[K${index}]\n\n\`\`\`draw\nline ${index}\n\`\`\`\n\n\`\`\`log\nINFO ${index}\n\`\`\`\n\n> Quote.\n`
  return [`docs/many/p${index}.md`, `---\nreads: ../data.txt\n---\n\n# Page ${index}\n\n${own}\n${drawn}\n${run}`]
})

const pets = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: { operationId: 'listPets', summary: 'List pets', responses: { 200: { description: 'All pets' } } },
    },
  },
}

let site: TemporarySite
let expected: Readonly<Record<string, string>>

/** What the main thread makes before there are pages: it is the same for each number of threads. */
const madeOnce = /^(?:client-scripts|client-styles|server-bundle|module|sources|hash)\.jsonl$/

/** Build into a folder of its own, with nothing known of any page. */
const built = async (workers: number) => {
  const out = join(site.workDir, `out-${workers}`)
  const cache = join(site.dir, '.docs-build/cache')
  if (existsSync(cache)) for (const name of readdirSync(cache)) if (!madeOnce.test(name)) rmSync(join(cache, name))
  const flags = ['--workers', String(workers), '--out-dir', out, '--reporter', 'json', '--profile']
  const { code, stdout } = await site.buildWarm(flags)
  const { diagnostics, profile } = JSON.parse(stdout)
  const made = profile.steps.find(({ step }: { step: string }) => step === 'pages').count
  expect({ code, diagnostics, made }).toEqual({ code: 0, diagnostics: [], made: 55 })
  return filesBelow(out)
}

beforeAll(async () => {
  site = temporarySite({
    ...pluggedSite,
    'docs.config.mjs': config.replace('plugins: [', `plugins: [${batteries}`),
    'live-scope.tsx': 'export const Pump = () => <i>Pump</i>\n',
    'pets.json': JSON.stringify(pets),
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }\n',
    'src/index.ts': '/** Adds. */\nexport const add = (left: number, right: number): number => left + right\n',
    ...Object.fromEntries(pages),
  })
  symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'))
  expected = await built(0)
}, 240_000)

afterAll(() => site.remove())

test('on the main thread, each plugin did its part', () => {
  const page = expected['many/p7/index.html'] ?? ''
  expect(page.replace(/<[^>]+>/g, '')).toContain('yarn add pump-7')
  const parts = ['<svg', 'First stamp one', 'First one first', 'First always one', 'data-mark', '<kbd']
  for (const part of [...parts, '<live-code', 'class="drawn"', 'Shouted once.', 'name="status"'])
    expect(page).toContain(part)
  const routes = Object.keys(expected).filter((path) => path.endsWith('/index.html'))
  for (const route of [/^api\/.+\//, /^reference\/functions\/add\//, /^names\/ada\//, /^all-names\//])
    expect(routes).toContainEqual(expect.stringMatching(route))
})

test.each([1, 2, 4])('%d threads write the same bytes', { timeout: 240_000 }, async (workers) => {
  expect(await built(workers)).toEqual(expected)
})
