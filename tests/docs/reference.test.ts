/** Pages of the documentation that follow from the code. `npx vitest run tests/docs/reference.test.ts -u` writes them anew. */
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { commandsPage } from '../../docs/reference/commands-page.ts'
import { configPage, shownKeys } from '../../docs/reference/config-page.ts'
import { configWords } from '../../docs/reference/config-words.ts'
import { frontMatterPage, frontMatterWords } from '../../docs/reference/front-matter-page.ts'
import { frontMatterRules } from '../../packages/ssg-cli/src/2-sources/scan/front-matter-rules.ts'
import { root } from '../run-cli.ts'

const page = (name: string) => join(root, 'docs/content/reference', name)

test('the words of the config are about the keys of its schema, and about each of them', () => {
  expect(Object.keys(configWords).toSorted()).toEqual(
    shownKeys()
      .map(({ path }) => path)
      .toSorted(),
  )
})

test('the words of front matter are about its keys, and about each of them', () => {
  expect(Object.keys(frontMatterWords)).toEqual(Object.keys(frontMatterRules))
})

test.each([
  ['config.md', configPage],
  ['front-matter.md', frontMatterPage],
  ['commands.md', commandsPage],
])('%s says what the code says', async (name, text) => {
  const { code } = await format(name, text(), { printWidth: 120, semi: false, singleQuote: true })
  await expect(code).toMatchFileSnapshot(page(name))
})
