import { expect, test } from 'vitest'
import { bundleError } from '../../diagnostics/catalogue.ts'
import type { Bundler, ClientInput, ServerInput } from '../../host.ts'
import type { ClientBundle, ServerBundle } from '../../model/bundle.ts'
import { outcome } from '../../model/outcome.ts'
import { lenientBundler } from './lenient-bundler.ts'

const theme = { package: 'theme', components: {} }
const failed = [bundleError({ file: 'a.tsx', message: 'Unexpected "}"' })]

/** A bundler that fails for code that says so. */
function fussyBundler(): Bundler {
  const isBad = (entries: ServerInput['entries']) =>
    Object.values(entries).some((entry) => 'code' in entry && entry.code === 'bad')
  return {
    imported: () => undefined,
    importPlugin: async () => outcome(undefined),
    pluginPlaces: { siteDir: '', outDir: '', workDir: '', version: '', isWatch: false },
    exportedIn: async () => undefined,
    importModule: async () => outcome(undefined),
    thrownAt: () => undefined,
    runCode: async (task) => task(),
    packageText: () => undefined,
    server: async ({ entries }) =>
      isBad(entries)
        ? outcome(undefined, failed)
        : outcome<ServerBundle>({ modules: {}, css: JSON.stringify(entries), islands: {}, assets: [] }),
    holding: async () => outcome([]),
    client: async ({ entries }) =>
      isBad(entries)
        ? outcome(undefined, failed)
        : outcome<ClientBundle>({
            files: [],
            css: [],
            assets: [],
            entries: Object.fromEntries(Object.keys(entries).map((key) => [key, key])),
          }),
    postcss: () => undefined,
    noteReads: () => undefined,
    inputs: () => ({}),
    close: async () => undefined,
  }
}

const server = (code: string): ServerInput => ({ theme, baseUrl: '/', entries: { page: { code } } })
const client = (code: string): ClientInput => ({
  theme,
  baseUrl: '/',
  styles: [],
  css: '',
  entries: { client: { code: 'good' }, 'page:a': { code } },
})

test('while code is broken the last good bundle stays, with the findings of the broken one', async () => {
  const bundler = lenientBundler(fussyBundler())
  const good = await bundler.server(server('good'))
  expect(await bundler.server(server('bad'))).toEqual({ value: good.value, diagnostics: failed })
  expect((await bundler.server(server('sound'))).value?.css).toContain('sound')
})

test('without a good bundle there is none for the server, and that of the theme for browsers', async () => {
  const bundler = lenientBundler(fussyBundler())
  expect(await bundler.server(server('bad'))).toEqual({ value: undefined, diagnostics: failed })
  expect(await bundler.client(client('bad'))).toEqual({
    value: { files: [], css: [], assets: [], entries: { client: 'client' } },
    diagnostics: failed,
  })
})
