import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

async function told(fence: string): Promise<readonly string[]> {
  const { diagnostics } = await compileText(`\`\`\`${fence}\na\n\`\`\`\n`)
  return diagnostics.map(({ column, endColumn, hint }) => `${column}-${endColumn} ${hint}`)
}

test.each([
  [`js title='a.js`, `7-18 Write title='a.js'`],
  [`js title="a b.js`, `7-20 Write title="a b.js"`],
  [`js showLineNumbers title="a.js {1}`, `23-38 Write title="a.js"`],
])('a title without its closing quote is told: %s', async (fence, expected) => {
  expect(await told(fence)).toEqual([expected])
})

test.each([`js title='a.js'`, `js title="Bob's"`, `js title="a" {1}`, `js title=a's`, `js title='say "a"'`])(
  'a title with its quotes is not: %s',
  async (fence) => {
    expect(await told(fence)).toEqual([])
  },
)
