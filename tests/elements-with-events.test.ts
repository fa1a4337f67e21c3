/** What is told of elements in MDX that answer to events and can't live. */
import { expect, test } from 'vitest'
import { findingsIn } from './temporary-site.ts'

test('an element whose children have to be elements of the page is told with its cure, and no name of ours', async () => {
  const found = await findingsIn({
    'docs.config.mjs':
      "export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, theme: { islands: 'detect' } }\n",
    'docs/a.mdx':
      '# A\n\n<select onChange={() => alert(1)}>\n  <option>a</option>\n  <option>**b**</option>\n</select>\n',
  })
  expect(found).toEqual([
    'site/docs/a.mdx:3:1  warning  lost-prop  Unexpected element in property "children[0]" of an element in MDX, which answers to events, expected what JSON can hold: it stays as it is rendered, and never runs in browsers',
    "  Write the element with all that stands in it into a component of its own, with 'use client' as the first line of its file, and import that.",
  ])
})

test('a choice with plain options, rows, items and summaries that answer live, and nothing is told', async () => {
  const found = await findingsIn({
    'docs.config.mjs':
      "export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, theme: { islands: 'detect' } }\n",
    'docs/a.mdx': `# A

<select onChange={() => alert(1)}>
  <option>a</option>
  {['b'].map((each) => <option key={each}>{each}</option>)}
</select>

<table><tbody><tr onClick={() => alert(2)}><td>A</td></tr></tbody></table>

<ul>
  <li onClick={() => alert(3)}>A</li>
</ul>

<details><summary onClick={() => alert(4)}>A</summary>**B**</details>
`,
  })
  expect(found).toEqual([])
})
