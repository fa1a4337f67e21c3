import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundleText } from './bundle-text.ts'

/** KB that an entry point may weigh in a browser, a little above what it weighs. */
const budgets = { reader: 9.4, hosted: 8.7 }

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe.each(Object.entries(budgets))('%s', async (name, budget) => {
  const code = await bundleText(`export * from '@docs-build/search/${name}'`, 'browser')
  const weight = gzipSync(code, { level: 9 }).length / 1000

  test(`weighs ${weight.toFixed(1)} of ${budget} KB`, () => {
    expect(weight).toBeLessThanOrEqual(budget)
  })

  test('has its budget in the README', () => {
    expect(readme).toMatch(new RegExp(`\\| \`${name}\` +\\| ${budget} KB`))
  })
})
