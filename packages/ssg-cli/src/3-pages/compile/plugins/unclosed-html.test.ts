import { expect, test } from 'vitest'
import { unclosedHtml } from './unclosed-html.ts'
import { compileText } from '../test-doc.ts'

async function findings(text: string): Promise<string[]> {
  const { diagnostics } = await compileText(text, 'md')
  return diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code}: ${message}`)
}

test.each([
  [
    '# A\n\nb\n<textarea>\n\nc',
    '4:1 markdown-syntax: Unexpected end of the file in "<textarea>", expected "</textarea>": it takes the rest of the page with it',
  ],
  [
    'A <b><select> c\n\nd',
    '1:6 markdown-syntax: Unexpected end of the file in "<select>", expected "</select>": it takes the rest of the page with it',
  ],
  [
    '<div>\n<iframe src="https://a.b" />\n</div>',
    '2:1 markdown-syntax: Unexpected end of the file in "<iframe>", expected "</iframe>": it takes the rest of the page with it',
  ],
  [
    'a <plaintext> b',
    '1:3 markdown-syntax: Unexpected tag "<plaintext>", expected "<pre>": browsers show the rest of the page as text',
  ],
  [
    'A\n\n<!-- b\n\nc --\n\n## D',
    '3:1 markdown-syntax: Unexpected end of the file in a comment, expected "-->": it takes the rest of the page with it',
  ],
])('HTML that takes the rest of a page with it is told: %j', async (markdown, expected) => {
  expect(await findings(markdown)).toEqual([expected])
})

test.each([
  '<style>\na {}\n\nb {}\n</style>\n\nText',
  'A <select><option>b</option></select>',
  '<svg><title/><style/></svg>',
  '<template>\n\n**a**\n\n</template>',
  'A <!-- <select> --> `<select>`',
  '<textarea>\n<select>\n</textarea>',
  '<!-- a -->\n\n<!--> b\n\n<!---> c',
])('of HTML that is closed nothing is told: %j', async (markdown) => {
  expect(await findings(markdown)).toEqual([])
})

test.each(['<!--', '<script '])('a text of nothing but "%s" is looked through once', (part) => {
  const started = performance.now()
  unclosedHtml({ type: 'raw', value: part.repeat(80_000) }, 'a.md')
  expect(performance.now() - started).toBeLessThan(2000)
})
