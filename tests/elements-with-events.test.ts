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

const components = `export function Text() { return <button onClick="alert(1)">a</button> }
export function Given(props) { return <button {...props}>b</button> }
export function Hands() { return <Given onClick={() => alert(2)} /> }
`

test('what an element gets for an event by `{...props}`, or as a text, is told where the element is written', async () => {
  const site = {
    'docs.config.mjs':
      "export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' } }\n",
    'parts/a.jsx': components,
    'docs/a.mdx': "import { Text, Hands } from '../parts/a'\n\n# A\n\n<Text /> <Hands />\n",
    'docs/b.mdx': "import { Text, Hands } from '../parts/a'\n\n# B\n\n<Text /> <Hands />\n",
  }
  expect(await findingsIn(site)).toEqual([
    'site/parts/a.jsx:1:41  warning  invalid-prop  Unexpected text for "onClick" of an element, expected a function: no browser runs the text',
    '  Write onClick={() => …}.',
    `site/parts/a.jsx:2:47  warning  missing-use-client  Unexpected function for "onClick" of an element in a component that never runs in browsers, expected it in one whose file begins with "'use client'"`,
    '  Write the function and the element into one component: no function goes from a page to a browser.',
  ])
})

test('an element of MDX that gets a function by `{...}` is told where it stands', async () => {
  const found = await findingsIn({
    'docs.config.mjs':
      "export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' } }\n",
    'docs/a.mdx': '# A\n\n<details {...{ onToggle: () => 1 }}><summary>a</summary>b</details>\n',
  })
  expect(found[0]).toContain('site/docs/a.mdx:3:10  warning  missing-use-client  Unexpected function for "onToggle"')
})

test('what stands in a root lives no more for that, and what a root shows itself does', async () => {
  const found = await findingsIn({
    'docs.config.mjs':
      "export default { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, theme: { root: './parts/root.jsx' } }\n",
    'parts/root.jsx': `import { Given } from './a'
export default ({ children }) => <main onClick={() => alert(1)}><Given onClick={() => alert(2)} />{children}</main>\n`,
    'parts/a.jsx': components,
    'docs/a.mdx': "import { Hands } from '../parts/a'\n\n# A\n\n<Hands />\n",
  })
  expect(found.filter((line) => !line.startsWith(' '))).toEqual([
    expect.stringContaining('site/parts/a.jsx:2:47  warning  missing-use-client  Unexpected function for "onClick"'),
  ])
})
