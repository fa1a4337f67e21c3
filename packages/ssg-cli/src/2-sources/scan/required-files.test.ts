import { expect, test } from 'vitest'
import { bodyLines } from '../../text/markdown/body-lines.ts'
import { requiredFiles } from './required-files.ts'

const required = (text: string) =>
  requiredFiles(bodyLines(text, { offset: 0, line: 1 }, 'mdx')).map(
    ({ specifier, position: { line, column, endColumn } }) => `${line}:${column}-${endColumn} ${specifier}`,
  )

test.each<[name: string, text: string, expected: readonly string[]]>([
  ['a file beside the doc', "A\n\n<img src={require('./a.png').default} />", ['3:20-27 ./a.png']],
  ['a file of the site, in other quotes', '{require("@site/static/a.svg")}', ['1:11-29 @site/static/a.svg']],
  ['a file below the site or a static folder', "{require('/static/img/a.png').default}", ['1:11-28 /static/img/a.png']],
  ['several in a line', "{require('./a')}{require('../b')}", ['1:11-14 ./a', '1:27-31 ../b']],
  [
    'what Docusaurus has for code',
    "<a href={require('@docusaurus/useBaseUrl').default('a')} />",
    ['1:19-41 @docusaurus/useBaseUrl'],
  ],
  ['the text of a file', "{require('!!raw-loader!./a.py').default}", ['1:11-30 !!raw-loader!./a.py']],
  ['a package is none', "{require('left-pad')}", []],
  ['code shows it only', "`require('./a')`\n\n```js\nrequire('./b')\n```", []],
  ['a part of a text that is joined', "<A b={`url(${require('./a')})`} />", ['1:23-26 ./a']],
  ['what is computed is not known', '{require(`./${a}`)}', []],
])('%s', (_, text, expected) => {
  expect(required(text)).toEqual(expected)
})
