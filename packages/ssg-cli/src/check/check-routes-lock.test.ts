import { expect, test } from 'vitest'
import { checkRoutesLock } from './check-routes-lock.ts'
import { targetCheck } from './target-check.ts'

test.each(['/', '/base/'])('below %s a URL that is gone names the nearest one, as redirects are written', (baseUrl) => {
  const route = `${baseUrl}installation`
  const table = { baseUrl, routes: { [route]: route }, files: {}, docs: {}, sources: {} }
  const position = { line: 1, column: 1, endLine: 1, endColumn: 12 }
  const [finding] = checkRoutesLock({
    file: 'routes.lock',
    locked: [{ route: '/instalation', position, anchors: [] }],
    baseUrl,
    check: targetCheck({ pages: [], table, assets: new Set() }),
    movedTo: () => undefined,
  })
  expect(finding?.hint).toContain("{ from: '/instalation', to: '/installation' }")
})
