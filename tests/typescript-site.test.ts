/** A site with a reference of its own TypeScript sources: made once, and again when they change. */
import { readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './run-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runWatch } from './watched-site.ts'

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
  expect(await site.buildWarm()).toMatchObject({ code: 0, stderr: expect.not.stringContaining('error') })
  expect(site.output()['reference/functions/add/index.html']).toContain('Adds.')
  const first = lastRuns(site)
  expect(first).toHaveLength(1)

  site.write({ 'docs/index.md': '# Home\n\nSee [what adds](/reference/functions/add) now.\n' })
  expect((await site.buildWarm()).code).toBe(0)
  expect(lastRuns(site)).toEqual(first)

  site.write({ 'src/index.ts': '/** Adds two. */\nexport function add(left: number): number {\n  return left\n}\n' })
  expect((await site.buildWarm()).code).toBe(0)
  expect(lastRuns(site)).not.toEqual(first)
  expect(site.output()['reference/functions/add/index.html']).toContain('Adds two.')
})

test(
  'a watch shows a module that is new, a comment that changed, and what another tsconfig.json says',
  { timeout: 240_000 },
  async () => {
    const site = newSite()
    const watch = await runWatch(site.workDir)
    ends.push(() => watch.stop())
    const text = async (path: string) =>
      /<article[^]*<\/article>/.exec(await (await fetch(new URL(path, watch.url))).text())?.[0] ?? ''
    const shows = (path: string) => expect.poll(() => text(path), { timeout: 240_000 })
    await shows('/reference/functions/add').toContain('Adds.')

    const add = (left: string) =>
      `/** Adds more. */\nexport function add(left: ${left}, right: number): number {\n  return Number(left) + right\n}\n`
    site.write({ 'src/index.ts': add('string | undefined') })
    await shows('/reference/functions/add').toContain('Adds more.')
    expect(await text('/reference/functions/add')).toContain('undefined')

    site.write({
      'src/index.ts': `${add('string | undefined')}export * from './new.ts'\n`,
      'src/new.ts': '/** Is new. */\nexport const fresh = (text: string) => [text].find(Boolean)\n',
    })
    await shows('/reference/functions/fresh').toContain('Is new.')
    // Later edits of it are followed too.
    site.write({ 'src/new.ts': '/** Is newer. */\nexport const fresh = (text: string) => [text].find(Boolean)\n' })
    await shows('/reference/functions/fresh').toContain('Is newer.')

    expect(await text('/reference/functions/fresh')).toContain('undefined')
    site.write({ 'tsconfig.json': '{ "compilerOptions": { "strict": false, "types": [] } }\n' })
    await shows('/reference/functions/fresh').not.toContain('undefined')
  },
)
