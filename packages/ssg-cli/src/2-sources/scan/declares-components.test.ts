import { expect, test } from 'vitest'
import { bodyStart } from '../../text/markdown/front-matter.ts'
import { bodyLines } from '../../text/markdown/body-lines.ts'
import { codeOfMdx, declaresComponents } from './declares-components.ts'
import { esmBlocks } from '../../text/markdown/esm-blocks.ts'

const declares = (text: string) => declaresComponents(esmBlocks(text, bodyLines(text, bodyStart(text), 'mdx')).lines)

test.each<[text: string, expected: boolean]>([
  ['export const A = () => <b onClick={() => 1} />', true],
  ['export function A() {\n  const [a] = useState(0)\n  return a\n}', true],
  ['export class A extends B {\n  a() { this.setState({}) }\n}', true],
  ['export const A = () => <b />', false],
  ['export const a = useState(0)', false],
  ['# A\n\nText of export const A = useState(0)', false],
  ['```jsx\nexport const A = () => useState(0)\n```', false],
])('%j declares components that may keep state: %s', (text, expected) => {
  expect(declares(text)).toBe(expected)
})

test('the code of a file stands in its lines', () => {
  const text =
    '---\ntitle: A\n---\n\nimport a from "a"\n\n# Heading\n\nText.\n\nexport const A = () => (\n  <b />\n)\n\nMore.\n'
  expect(codeOfMdx(text)).toBe('\n\n\n\nimport a from "a"\n\n\n\n\n\nexport const A = () => (\n  <b />\n)')
})

test('statements in a text that an element gets are none of the file', () => {
  const shown =
    "<Code label='a'\nlines={[1]}\nsrc={`\nimport a from 'b'\n\nexport const A = {\n}\n`} />\n\nText is exported as `A`.\n\n"
  expect(codeOfMdx(`${shown}export const B = 1`).trim()).toBe('export const B = 1')
})
