import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleWeight } from './bundle-weight.ts'

/** KB that an entry point may weigh in a browser, a little above what it weighs; and what it loads for some languages only. */
const budgets = { reader: 11.5, hosted: 8.7, languages: 2.4 }

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const reader = await bundleWeight("export * from '@docs-build/search/reader'")
const hosted = await bundleWeight("export * from '@docs-build/search/hosted'")
const weights = { reader: reader.initial, hosted: hosted.initial + hosted.later, languages: reader.later }

test.each([
  ['reader', weights.reader, budgets.reader],
  ['hosted', weights.hosted, budgets.hosted],
  ['languages', weights.languages, budgets.languages],
])('%s weighs %d of %d KB', (_, weight, budget) => {
  expect(weight).toBeLessThanOrEqual(budget)
})

test.each(Object.entries(budgets))('%s has its budget of %d KB in the README', (name, budget) => {
  expect(readme).toMatch(new RegExp(`\\| \`${name}\` +\\| ${budget} KB`))
})
