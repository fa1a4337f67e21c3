import { expect, test } from 'vitest'
import { versionPath } from './version-path.ts'

test('the base URL is encoded already, the route and the name of a version are not', () => {
  const path = versionPath({ baseUrl: '/my%20docs/', routeBasePath: 'é', name: 'ü', isLast: false })
  expect(path).toBe('/my%20docs/%C3%A9/%C3%BC')
})
