import { expect, test } from 'vitest'
import { linkTable, type LinkTableInput } from './link-table.ts'
import { takenUrls } from './taken-urls.ts'

const page = (route: string) => ({ page: { route } })

/** Only what URLs follow from. */
const input = {
  config: { baseUrl: '/docs/', redirects: [{ from: '/old', to: '/new' }] },
  plans: [
    { pages: [page('/docs/'), page('/docs/guide/')] },
    { pages: [page('/docs/a%20b'), { ...page('/docs/404.html'), isFallback: true }] },
  ],
  staticFiles: ['img/flow.svg'],
} as unknown as LinkTableInput

test('the URLs of pages, redirects and files are taken, and that of a fallback is not', () => {
  const { routes, files } = takenUrls(input)
  expect([...routes]).toEqual(['/docs', '/docs/guide', '/docs/a b', '/docs/old'])
  expect(files).toContain('/docs/img/flow.svg')
})

test('the URLs that are taken are those of the link table', () => {
  const { routes, files } = takenUrls(input)
  const table = linkTable(input, () => undefined)
  expect(new Set(routes)).toEqual(new Set(Object.keys(table.routes)))
  expect(files).toEqual(new Set(Object.keys(table.files)))
})
