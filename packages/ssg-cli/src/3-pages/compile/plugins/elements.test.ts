import { expect, test } from 'vitest'
import { compileText, markup } from '../test-doc.ts'

test('a component that a site imports gets tables as they are written, for it may look into them', async () => {
  const table = '| a |\n| - |\n| 1 |\n'
  const text = `import Own from './own.jsx'\n\n<Own>\n\n${table}\n</Own>\n\n<Details>\n\n${table}\n</Details>\n`
  const { value } = await compileText(text, 'mdx', { resolved: { 'doc.mdx\0./own.jsx': 'file:own.jsx' } })
  const [own = '', details = ''] = markup(value.main.tree).split('</Own>')
  expect(own).toMatch(/^<Own>\s*<table>/)
  expect(details).toContain('<div className="table-scroll"')
})
