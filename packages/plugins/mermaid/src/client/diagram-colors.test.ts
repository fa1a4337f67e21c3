import { expect, test } from 'vitest'
import { diagramColors } from './diagram-colors.ts'

/** What a browser says of the element that has these properties. */
function styleWith(properties: Readonly<Record<string, string>>): CSSStyleDeclaration {
  const style = { colorScheme: 'dark', getPropertyValue: (name: string) => properties[name] ?? '' }
  // A browser's own has a hundred more, of which nothing is read.
  return style as unknown as CSSStyleDeclaration
}

test('colors are those of the theme', () => {
  expect(diagramColors(styleWith({ '--color-text': ' #123', '--font-text': 'Acme' }))).toMatchObject({
    darkMode: true,
    textColor: '#123',
    fontFamily: 'Acme',
  })
})

test('in sites of Docusaurus they have a prefix, and what has their names is of the site', () => {
  const style = styleWith({ '--color-text': '#eee', '--docs-color-text': '#123', '--docs-font-text': 'Acme' })
  expect(diagramColors(style)).toMatchObject({ textColor: '#123', fontFamily: 'Acme' })
})
