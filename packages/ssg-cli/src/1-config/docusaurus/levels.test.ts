import { expect, test } from 'vitest'
import { levelOf } from './levels.ts'

test('a level that Docusaurus does not have is left out, with those that it has', () => {
  const rule = levelOf('broken-link')
  const given = { explode: 'explode', repairs: () => undefined }
  const told = Object.entries(given).map(([at, value]) => rule(value, at))
  expect(told).toEqual([
    { differences: [{ kind: 'left-out', at: 'explode', words: 'expected "ignore", "log", "warn" or "throw"' }] },
    { differences: [{ kind: 'left-out', at: 'repairs', words: 'functions that repair links are not called' }] },
  ])
  expect(rule('log', 'onBrokenLinks')).toMatchObject({ config: { diagnostics: { 'broken-link': 'warn' } } })
})
