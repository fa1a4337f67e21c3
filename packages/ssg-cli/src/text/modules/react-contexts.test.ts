import { expect, test } from 'vitest'
import { providesIn } from './react-contexts.ts'

test.each([
  ['<Theme.Provider value={1}>', true],
  ['<ThemeContext value={1}>', true],
  ['const Theme = createContext(1)\nexport const A = () => <Theme value={2} />', true],
  ['const Theme = React.createContext(1)\nexport const A = () => <Theme\n  value={2} />', true],
  ['const Theme = createContext(1)\nuseContext(Theme)', false],
  ['<TabItem value="a" />', false],
])('%s gives a context its value: %s', (code, expected) => {
  expect(providesIn(code)).toBe(expected)
})
