/** A site with a reference of its own TypeScript sources: made once, and again when they change. */
import { readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const config = (...entryPoints: readonly string[]) =>
  configText({ plugins: [['@docs-build/plugin-typescript', { entryPoints }]] })

function newSite(): TemporarySite {
  const site = temporarySite({
    'docs.config.mjs': config('src/index.ts'),
    'docs/index.md': '# Home\n\nSee [what adds](/reference/functions/add).\n',
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }\n',
    'src/index.ts':
      '/** Adds. */\nexport function add(left: number, right: number): number {\n  return left + right\n}\n',
  })
  symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'))
  ends.push(() => site.remove())
  return site
}

/** When TypeDoc last wrote what is kept of its runs. */
function lastRuns({ dir }: TemporarySite): readonly number[] {
  const folder = join(dir, '.docs-build')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /typedoc-\w+\.json$/.test(path))
    .map((path) => statSync(join(folder, path)).mtimeMs)
}

test('a build makes the reference, a second one asks TypeDoc only when a source has changed', async () => {
  const site = newSite()
  expect(await site.build()).toMatchObject({ code: 0, stderr: expect.not.stringContaining('error') })
  expect(site.output()['reference/functions/add/index.html']).toContain('Adds.')
  const first = lastRuns(site)
  expect(first).toHaveLength(1)

  site.write({ 'docs/index.md': '# Home\n\nSee [what adds](/reference/functions/add) now.\n' })
  expect((await site.build()).code).toBe(0)
  expect(lastRuns(site)).toEqual(first)

  site.write({ 'src/index.ts': '/** Adds two. */\nexport function add(left: number): number {\n  return left\n}\n' })
  expect((await site.build()).code).toBe(0)
  expect(lastRuns(site)).not.toEqual(first)
  expect(site.output()['reference/functions/add/index.html']).toContain('Adds two.')
})
