import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

const treeOf = async (text: string) => JSON.stringify((await compileText(text, 'mdx')).value.main.tree)

test('an APITable that a doc imports is the site’s own: its rows are left alone', async () => {
  const table = '<APITable>\n\n| Name |\n|---|\n| `aB` |\n\n</APITable>'
  expect(await treeOf(table)).toContain('"id":"aB"')
  expect(await treeOf(`import APITable from '@site/table'\n\n${table}`)).not.toContain('"id":"aB"')
})

test.each([
  ['fortran', 'fortran-free-form'],
  ['flow', 'jsx'],
])('code in %s is shown as %s', async (written, known) => {
  expect(await treeOf(`\`\`\`${written}\nx\n\`\`\``)).toContain(`"language":"${known}"`)
})
