/** What stands where a site has a file and is none is told: else nobody would see why it counts for nothing. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, writeFiles, type TemporarySite } from './temporary-site.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const files = {
  'docs.config.mjs': configText({
    blog: {},
    collections: [
      { path: 'docs', routeBasePath: '/' },
      { id: 'api', path: 'api', routeBasePath: 'api', sidebars: 'sidebars.json' },
    ],
    docs: undefined,
    i18n: { default: 'en', locales: { en: {}, de: {} } },
  }),
  'sidebars.json': '{}',
  'api/index.md': '# API\n',
  'api_versions.json': '["1.0"]',
  'api_versioned_docs/version-1.0/index.md': '# API\n',
  'docs/guide/a.md': '# A\n',
  'i18n/de/docs/guide/a.md': '# A\n',
  'blog/2026-01-01-a.md': 'First.\n\n<!-- truncate -->\n',
}

const places = [
  'api_versioned_sidebars/version-1.0-sidebars.json',
  'blog/authors.yml',
  'blog/tags.yml',
  'docs/guide/_category_.json',
  'docs/tags.yml',
  'i18n/de/blog.json',
  'i18n/de/code.json',
  'i18n/de/docusaurus-plugin-content-docs/current.json',
  'i18n/de/footer.json',
  'i18n/de/navbar.json',
  'i18n/de/site.json',
  'routes.lock',
  'versions.json',
]

function newSite(place: (path: string) => void): TemporarySite {
  const site = temporarySite(files)
  sites.push(site)
  for (const path of places) {
    mkdirSync(dirname(join(site.dir, path)), { recursive: true })
    place(join(site.dir, path))
  }
  return site
}

const told = (text: string) => text.split('\n').filter((line) => line.startsWith('site/'))

test.each([
  ['a folder', (path: string) => writeFiles(path, { 'a.txt': '' }), 'It is a folder.'],
  ['a link', (path: string) => symlinkSync('nowhere', path), 'It is a symbolic link that leads nowhere.'],
])('%s in the place of a file is told', async (_, place, why) => {
  const { code, stderr } = await newSite(place).buildWarm()
  expect(told(stderr)).toEqual(
    places.map((path) => `site/${path}  error  unreadable-file  Unable to read "${path}": ${why}`),
  )
  expect(code).toBe(1)
})

test('what is put in the place of a file, or taken away, is found by a check that knows all else', async () => {
  const site = temporarySite()
  sites.push(site)
  const check = async () => told((await runWarm(['check', 'site'], { cwd: site.workDir })).stderr)
  const place = join(site.dir, 'versions.json')
  const message = (why: string) => [
    `site/versions.json  error  unreadable-file  Unable to read "versions.json": ${why}`,
  ]
  expect(await check()).toEqual([])
  mkdirSync(place)
  expect(await check()).toEqual(message('It is a folder.'))
  rmSync(place, { recursive: true })
  expect(await check()).toEqual([])
  symlinkSync('nowhere', place)
  expect(await check()).toEqual(message('It is a symbolic link that leads nowhere.'))
  rmSync(place)
  expect(await check()).toEqual([])
})
