import { expect, test } from 'vitest'
import { ejectedText } from './ejected-text.ts'
import { replacementState } from './replacement-state.ts'

const original = 'export const Footer = () => null\n'
const file = { theme: '@acme/theme', version: '1.2.0', path: 'src/footer.tsx', text: original }
const copy = ejectedText(file, (path) => path)
const current = { type: 'copy', version: '1.2.0', path: 'src/footer.tsx', isOlder: false }

test.each<[what: string, text: string | undefined, now: string | undefined, state: object]>([
  ['a copy', copy, original, current],
  ['a copy that was changed', `${copy}// ours\n`, original, current],
  ['a copy of a file that the theme has changed', copy, `${original}// more\n`, { ...current, isOlder: true }],
  ['a copy of a file that the theme has no more', copy, undefined, { ...current, isOlder: true }],
  ['what shows the original', "import Footer from '@theme-original/Footer'\n", original, { type: 'wraps' }],
  ['what shows it as Docusaurus says', 'import Footer from "@theme-init/Footer"\n', original, { type: 'wraps' }],
  ['a component of the site', original, original, { type: 'own' }],
  ['a file that is not there', undefined, original, { type: 'missing' }],
])('%s is told from the others', (_, text, now, state) => {
  expect(replacementState(text, () => now)).toEqual(state)
})
