import { expect, test } from 'vitest'
import { takenConfig } from './taken-config.ts'

const circle: Record<string, unknown> = {}
circle['own'] = circle

test.each<[string, unknown, string]>([
  ['a circle', { siteConfig: circle }, 'Unexpected depth of nesting, expected at most 512 levels in a config'],
  ['a bigint', { siteConfig: { n: 5n } }, 'Unexpected bigint 5n as "n", expected a number or a string'],
  [
    'a getter that throws',
    {
      get title() {
        throw new Error('no title')
      },
    },
    'no title',
  ],
])('%s in a config is told', (_, value, message) => {
  const { diagnostics } = takenConfig({ thrownAt: () => undefined }, value, 'docs.config.ts')
  expect(diagnostics).toMatchObject([{ code: 'invalid-config', file: 'docs.config.ts', message }])
})
