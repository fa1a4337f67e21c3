import { expect, test } from 'vitest'
import { resolveConfig } from './resolve-config.ts'

const git = 'https://github.com/acme/pumps/edit/main/docs'

function told(keys: Readonly<Record<string, unknown>>) {
  const value = { title: 'Site', url: 'https://example.com', ...keys }
  const text = `export default ${JSON.stringify(value, undefined, 2)}`
  const { value: config, diagnostics } = resolveConfig({ value, text, source: 'docs.config.mjs', flags: {} })
  expect(config).toBeDefined()
  return diagnostics.map(({ severity, message, line }) => [severity, message, typeof line])
}

test.each<[keys: Readonly<Record<string, unknown>>, message: string]>([
  [
    { announcementBar: { html: 'A', background: '#fff' } },
    'In "announcementBar.background": Unexpected "background" without "color", expected that beside it: it has no effect',
  ],
  [
    { announcementBar: { html: 'A', color: '#000' } },
    'In "announcementBar.color": Unexpected "color" without "background", expected that beside it: it has no effect',
  ],
  [
    { docs: { editCurrentVersion: true } },
    'In "docs.editCurrentVersion": Unexpected "editCurrentVersion" without "editUrl", expected that beside it: it has no effect',
  ],
  [
    { collections: [{ id: 'a', editLocalizedFiles: false }] },
    'In "collections[0].editLocalizedFiles": Unexpected "editLocalizedFiles" without "editUrl", expected that beside it: it has no effect',
  ],
  [
    { blog: { editLocalizedFiles: false } },
    'In "blog.editLocalizedFiles": Unexpected "editLocalizedFiles" without "editUrl", expected that beside it: it has no effect',
  ],
  [
    { pagesEditLocalizedFiles: false },
    'In "pagesEditLocalizedFiles": Unexpected "pagesEditLocalizedFiles" without "pagesEditUrl", expected that beside it: it has no effect',
  ],
  [
    { docs: { versions: { current: { remove: ['a.md'] } } } },
    'In "docs.versions.current.remove": Unexpected "remove" without "overlay", expected that beside it: it has no effect',
  ],
  [
    { search: { provider: 'none', synonyms: [['a', 'b']] } },
    'In "search.synonyms": Unexpected "synonyms" beside provider: "none", expected another provider: it has no effect',
  ],
])('a key that needs another one is a warning: %j', (keys, message) => {
  expect(told(keys)).toEqual([['warning', message, 'number']])
  expect(told({ ...keys, siteConfig: {} })).toEqual([])
})

test.each([
  { announcementBar: { html: 'A', background: '#fff', color: '#000' } },
  { docs: { editUrl: git, editCurrentVersion: true, editLocalizedFiles: false } },
  { docs: { versions: { current: { overlay: '1.0', remove: ['a.md'] } } } },
])('a key that has what it needs is none: %j', (keys) => {
  expect(told(keys)).toEqual([])
})
