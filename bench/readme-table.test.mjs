import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readmeTable } from './readme-table.mjs'

const readme = new URL('../README.md', import.meta.url)

// The text of a table that is not there tells what to put in its place.
test('the README shows the numbers of the newest results', async () => {
  expect(readFileSync(readme, 'utf8')).toContain(await readmeTable())
})
