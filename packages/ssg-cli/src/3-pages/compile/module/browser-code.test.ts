import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

async function found(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const { diagnostics } = await compileText(text, format)
  return diagnostics.flatMap(({ code, line, column, endColumn, message }) => {
    const name = /"[^"]*"/.exec(message)?.[0]
    return code === 'missing-use-client' ? [`${line}:${column}-${endColumn} ${name}`] : []
  })
}

test.each([
  ['state in an expression', "import { useState } from 'react'\n\n{useState(0)[0]}", '3:2-10 "useState"'],
  [
    'state in a component',
    "import { useState as state } from 'react'\n\nexport const A = () => state(0)[0]",
    '3:24-29 "useState"',
  ],
  [
    'an effect of React',
    "import React from 'react'\n\nexport const A = () => React.useEffect(() => 1)",
    '3:24-39 "useEffect"',
  ],
  ['an event of an element', 'a\n\n<button onClick={() => go()}>b</button>', '3:9-16 "onClick"'],
  ['what a form does', '<form action={() => 1} />', '1:7-13 "action"'],
  ['an event in a component', 'export const A = () => <p><b onBlur={() => 1} /></p>', '1:30-36 "onBlur"'],
  ['an event with a function of the file', 'export const go = () => 1\n\n<b onClick={go} />', '3:4-11 "onClick"'],
  [
    'what shows in browsers only',
    "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly>{() => 1}</BrowserOnly>",
    '3:2-13 "BrowserOnly"',
  ],
])('%s is told, once a file', async (_, text, expected) => {
  expect(await found(`${text}\n\n<i onClick={() => 1} />\n`)).toEqual([expected])
})

test.each([
  ['hooks that are answered when a page is rendered', "import { useId } from 'react'\n\n{useId()}"],
  ['an event of a component, which may be an island', '<Button onClick={() => 1}>a</Button>'],
  ['a function that comes from outside', 'export const A = ({ onClick }) => <b onClick={onClick} />'],
  ['where a form goes', "export const url = '/a'\n\n<form action={url} />\n\n<form action={`/b`} />"],
  ['a hook of another name', "import { useState } from './a'\n\n{useState()}"],
  ['code that is shown', '```jsx\n<b onClick={() => useState()} />\n```\n\n`onClick={() => 1}`'],
])('%s: nothing is said', async (_, text) => {
  expect(await found(text)).toEqual([])
})

test('braces in Markdown are no code', async () => {
  expect(await found('a {useState(0)}', 'md')).toEqual([])
})
