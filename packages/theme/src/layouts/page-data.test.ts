import { expect, test } from 'vitest'
import { examplePage, exampleLayout } from '../testing/example-site.ts'
import { pageData } from './page-data.ts'

test('page data holds what client navigation exchanges, and no sidebar items', () => {
  const data = pageData({ layout: exampleLayout(), page: examplePage(), article: '<p>Text</p>' })
  expect(data).toMatchObject({
    buildId: 'build-1',
    route: '/docs/charts/bar',
    title: 'Bar | Steam',
    className: 'docs-version-8.1',
    sidebar: { key: 'default/8.1/docs', dataUrl: '/sidebars/docs.json' },
    version: { collection: 'default', name: '8.1' },
  })
  expect(data.main).toContain('<p>Text</p>')
  expect(data.head).toMatch(/^<title>/)
  expect(JSON.stringify(data)).not.toContain('Functions')
})
