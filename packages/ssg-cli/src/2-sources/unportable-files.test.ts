import { expect, test } from 'vitest'
import type { Site } from '../model/planned-site.ts'
import { unportableFiles } from './unportable-files.ts'

const host = { files: { read: () => new Uint8Array() } } as unknown as Parameters<typeof unportableFiles>[0]

/** Only what the names of files follow from. */
const site = (staticFiles: readonly string[], pages: readonly string[] = []) =>
  ({
    config: { baseUrl: '/', redirects: [], collections: [] },
    configSource: 'docs.config.ts',
    collections: [],
    context: { table: { routes: {} } },
    staticFiles: new Map(staticFiles.map((path) => [path, `static/${path}`])),
    plans: pages.map((name) => ({
      page: { route: `/${name}`, content: { type: 'react', component: name } },
      source: `pages/${name}.tsx`,
      componentKey: `page:${name}`,
    })),
  }) as unknown as Site

const told = (...given: Parameters<typeof site>) =>
  unportableFiles(host, site(...given)).diagnostics.map(
    ({ file, message }) => `${file}: ${message.replace(/, expected.*/, '')}`,
  )

test('a static file and a React page may have a name that Windows does not have', () => {
  expect(told(['nul.txt', 'a/b'], ['com2', 'tools'])).toEqual([
    'pages/com2.tsx: Unexpected name "com2" in the URL of a page',
    'static/nul.txt: Unexpected name "nul.txt" of a static file',
  ])
})

test('the name of a folder is told once', () => {
  expect(told(['a/aux/b', 'a/aux/c', 'aux/b'])).toEqual([
    'static/a/aux/b: Unexpected name "aux" of a static file',
    'static/aux/b: Unexpected name "aux" of a static file',
  ])
})

test('files with names that some systems take for one are told, and those with one name are not', () => {
  expect(told(['A/b', 'a/B', 'tools/index.html', 'Café'.normalize('NFC'), 'Café'.normalize('NFD')], ['tools'])).toEqual(
    [
      'static/a/B: Unexpected file "a/B" beside the file "A/b"',
      `static/${'Café'.normalize('NFD')}: Unexpected file "${'Café'.normalize('NFD')}" beside the file "Café"`,
    ],
  )
  expect(unportableFiles(host, site(['é'.normalize('NFC'), 'é'.normalize('NFD')])).diagnostics[0]?.message).toContain(
    'that differ by more than how letters are composed',
  )
})

test('a file and a folder of one name are told, also where they differ by case', () => {
  expect(told(['Guide', 'b/c', 'B', 'd', 'd/e/f', 'd/e/g', 'assets'], ['guide'])).toEqual([
    'static/Guide: Unexpected file "Guide" beside the folder "guide"',
    'static/B: Unexpected file "B" beside the folder "b"',
    'static/d/e/f: Unexpected folder "d" beside the file "d"',
    'static/assets: Unexpected file "assets" beside the folder "assets"',
  ])
})

test('a page whose folder has the name of a file that the build writes is an error of the page', () => {
  expect(told([], ['llms.txt', 'Search-Index.json', 'tools'])).toEqual([
    'pages/llms.txt.tsx: Unexpected page at "/llms.txt"',
  ])
  const { value, diagnostics } = unportableFiles(host, site([], ['robots.txt', 'tools']))
  expect(diagnostics).toMatchObject([{ code: 'duplicate-route', severity: 'error', route: '/robots.txt' }])
  expect(Array.from(value, ({ source }) => source)).toEqual(['pages/robots.txt.tsx'])
})
