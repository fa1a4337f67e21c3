import { expect, test } from 'vitest'
import { routesLockText } from '../4-emit/routes-lock-text.ts'
import { parseRoutesLock } from './parse-routes-lock.ts'

const read = (text: string) => {
  const { value, diagnostics } = parseRoutesLock(text, 'routes.lock')
  return {
    routes: value.map(({ route, anchors }) => ({ route, anchors: anchors.map(({ anchor }) => anchor) })),
    lines: diagnostics.map(({ line }) => line),
  }
}

test('what is written is read again, whatever is in it', () => {
  const routes = [
    { route: '/', anchors: [] },
    { route: '/a b', anchors: ['100%', 'größe', 'two words'] },
    { route: '/ä/', anchors: ['a#b'] },
  ]
  expect(read(routesLockText(routes))).toEqual({ routes, lines: [] })
})

test('URLs and anchors are sorted by code units, each once', () => {
  const text = routesLockText([
    { route: '/b', anchors: ['z', 'Z', 'a', 'a'] },
    { route: '/B', anchors: [] },
  ])
  expect(text.split('\n').slice(2)).toEqual(['/B', '/b', '  #Z #a #z', ''])
})

test('a position is that of the URL or the anchor', () => {
  const [route] = parseRoutesLock('# x\r\n/a\r\n  #b #c\r\n', 'routes.lock').value
  expect(route?.position).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 3 })
  expect(route?.anchors[1]?.position).toEqual({ line: 3, column: 6, endLine: 3, endColumn: 8 })
})

test.each(['<<<<<<< HEAD', '/a /b', 'a', '  #a b'])('the line %o is neither a URL nor anchors', (line) => {
  expect(read(`/x\n${line}\n/y\n`)).toEqual({
    routes: [
      { route: '/x', anchors: [] },
      { route: '/y', anchors: [] },
    ],
    lines: [2],
  })
})

test('anchors before the first URL belong to nothing', () => {
  expect(read('  #a\n').lines).toEqual([1])
})
