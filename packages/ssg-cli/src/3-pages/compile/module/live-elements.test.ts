import { expect, test } from 'vitest'
import { codeOfMdx } from '../../../2-sources/scan/declares-components.ts'
import { codeKey, codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import { compileText } from '../test-doc.ts'
import { resolvedKey } from '../types.ts'
import { elementsOfMdx } from './written-elements.ts'

const source = 'doc.mdx'
const inModule = { resolved: { [resolvedKey(source, codeSpecifier)]: codeKey(source) } }

/** The code of the module, with one name for all components that stand for something. */
const codeOf = async (text: string) => codeOfMdx(text, await elementsOfMdx(text)).replace(/\b\w+_[\da-f]{8}\b/g, 'Live')

test.each([
  [
    'an element with an event',
    '# A\n\n<b id="b" onClick={() => go()}>**A**</b>',
    '\nexport const Live = (given) => <b {...given}\n          onClick={() => go()} />',
  ],
  [
    'an event of several lines',
    '<b\n  onClick={() => {\n    go()\n  }}\n>A</b>',
    'export const Live = (given) => <b {...given}\n  onClick={() => {\n  go()\n}} />',
  ],
  [
    'several events',
    '<b onFocus={a} onBlur={b} />',
    'export const Live = (given) => <b {...given} onFocus={a} onBlur={b} />',
  ],
  [
    'two elements of one line',
    'A <b onClick={a} /> and <i onClick={b} />',
    'export const Live = (given) => <b {...given} onClick={a} /> ; export const Live = (given) => <i {...given} onClick={b} />',
  ],
  [
    'an expression',
    '{list.map((each) => <b onClick={each.go} />)}',
    'export const Live = () => <> {list.map((each) => <b onClick={each.go} />)} </>',
  ],
  [
    'a list of which an item answers',
    '<ul>\n  <li onClick={a}>A</li>\n  <li title="b">B</li>\n</ul>',
    'export const Live = () => <ul><li onClick={a}>{"A"}</li><li title={"b"}>{"B"}</li></ul>',
  ],
  [
    'what folds, of which the summary has to stand in it',
    '<details id="d" onToggle={a}>\n<summary>A</summary>\n\n**B**\n</details>',
    'export const Live = (given) => <details {...given} onToggle={a}\n><summary>{"A"}</summary>{given.children}</details>',
  ],
  [
    'a summary that answers',
    '<details><summary onClick={a}>A</summary>B</details>',
    'export const Live = (given) => <details {...given} ><summary onClick={a}>{"A"}</summary>{given.children}</details>',
  ],
  [
    'a choice with its options',
    '<select onChange={a}>{list.map((each) => <option>{each}</option>)}</select>',
    'export const Live = () => <select onChange={a}>{list.map((each) => <option>{each}</option>)}</select>',
  ],
  [
    'what a context gets',
    '<A.Provider value={{ a }}>**B**</A.Provider>',
    'export const Live = (given) => <A.Provider {...given} value={{ a }} />',
  ],
  [
    'what a context gets of React 19',
    'import { UserContext } from "a"\n\n<UserContext value="u">A</UserContext>',
    'import { UserContext } from "a"\nexport const Live = (given) => <UserContext {...given}\n/>',
  ],
  [
    'what browsers show',
    'import BrowserOnly from "b"\n\n# A\n\n<BrowserOnly fallback={<i />}>\n  {() => 1}\n</BrowserOnly>',
    'import BrowserOnly from "b"\n\n\nexport const Live = () =>\n<BrowserOnly fallback={<i />}\n >{() => 1}</BrowserOnly>',
  ],
])('%s is a component of the module', async (_, text, expected) => {
  expect((await codeOf(text)).trim()).toBe(expected.trim())
  const { value, diagnostics } = await compileText(text, 'mdx', inModule)
  expect(value.main.imports.filter(({ specifier }) => specifier === codeKey(source)).length).toBeGreaterThan(0)
  expect(diagnostics.map(({ code }) => code).filter((code) => code === 'missing-use-client')).toEqual([])
})

test.each([
  ['an event in code that is shown', '```jsx\n<b onClick={a} />\n```\n\n`<b onClick={a} />`'],
  ['what only the page knows', '<b onClick={() => alert(frontMatter.title)} />'],
  ['what the page is given', '<b onClick={props.go} />'],
  ['a list with Markdown in it', '<ul><li onClick={a}>**A**</li></ul>'],
  ['a list with a component in it', '<ul><li onClick={a}><Icon /></li></ul>'],
  ['what folds, with Markdown in its summary', '<details onToggle={a}><summary>**A**</summary>B</details>'],
  ['a row alone', '<tr onClick={a}><td>A</td></tr>'],
  ['an event of a component', '<Button onClick={a} />'],
  ['what browsers show and nobody imports', '<BrowserOnly>{() => 1}</BrowserOnly>'],
  ['Markdown in what browsers show', 'import BrowserOnly from "b"\n\n<BrowserOnly>\n**A**\n</BrowserOnly>'],
  ['a text in place of a function', '<b onClick="go()" />'],
])('%s is none', async (_, text) => {
  expect(await elementsOfMdx(text)).toEqual([])
})

test('equal elements are one component', async () => {
  expect(await codeOf('<b onClick={a}>A</b>\n\n<b onClick={a}>B</b>')).toBe(
    'export const Live = (given) => <b {...given} onClick={a} />',
  )
})
