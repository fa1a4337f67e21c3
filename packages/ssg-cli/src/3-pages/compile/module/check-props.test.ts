import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../../model/config.ts'
import type { ThemeManifest } from '../../../model/theme-manifest.ts'
import { compileOptions } from '../compile-options.ts'
import { compileText, testOptions } from '../test-doc.ts'

const themeFile = fileURLToPath(new URL('../../../../../theme/theme.json', import.meta.url))
// Its schema has a test of its own.
const manifest = JSON.parse(readFileSync(themeFile, 'utf8')) as ThemeManifest

function optionsOf(more: Partial<Config['theme']> = {}) {
  const theme = { package: 'theme', components: {}, mdxComponents: {}, css: [], manifest, ...more }
  return compileOptions({ ...testOptions, theme }, 'check')
}
const options = optionsOf()

/** What is marked in the text, and what it should be. */
async function wrong(text: string, format: 'md' | 'mdx' = 'mdx', used = options): Promise<readonly string[]> {
  const { diagnostics } = await compileText(text, format, {}, used)
  const lines = text.split('\n')
  return diagnostics.map(({ code, severity, line = 1, column = 1, endColumn, suggestion }) => {
    const marked = lines[line - 1]?.slice(column - 1, endColumn === undefined ? undefined : endColumn - 1)
    return `${severity} ${code}: ${marked} → ${suggestion}`
  })
}

const tab = '<TabItem value="a">A</TabItem>'

describe('a prop that means nothing', () => {
  test.each([
    ['<Button hreff="/x">A</Button>', 'hreff → href'],
    ['<Button Variant="primary">A</Button>', 'Variant → variant'],
    [`<Tabs defaultvalue="a">${tab}</Tabs>`, 'defaultvalue → defaultValue'],
    [`<Tabs group-id="a">${tab}</Tabs>`, 'group-id → groupId'],
    ['<Tabs><TabItem value="a" lable="A">A</TabItem></Tabs>', 'lable → label'],
    ['<Details sumary="A">B</Details>', 'sumary → summary'],
    ['<DocCardList item={[]} />', 'item → items'],
    ['<APITable nam="a">\n\n| A |\n|---|\n| b |\n\n</APITable>', 'nam → name'],
    ['<Admonition titel="A">B</Admonition>', 'titel → title'],
    ['<CodeTabs groupid="a">\n\n```curl\na\n```\n\n</CodeTabs>', 'groupid → groupId'],
    ['Text with <Button\n  tilte={1 + 1}>A</Button> in it.', 'tilte → title'],
    ['{[1].map(() => <Button hreff="/x">A</Button>)}', 'hreff → href'],
    ["import T from '@theme/Tabs'\n\n<T defaultvalue='a'>" + tab + '</T>', 'defaultvalue → defaultValue'],
    ["import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock langauge='js'>a</CodeBlock>", 'langauge → language'],
    ["import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock langauge={x}>{y}</CodeBlock>", 'langauge → language'],
  ])('and is nearly one that does is marked: %s', async (text, expected) => {
    expect(await wrong(text)).toEqual([`warning mistyped-key: ${expected}`])
  })

  test('is named with its component', async () => {
    const { diagnostics } = await compileText('<Button hreff="/x">A</Button>', 'mdx', {}, options)
    expect(diagnostics[0]?.message).toBe('Unexpected prop "hreff" of "Button", which has no meaning, expected "href"')
  })

  test.each([
    '<Button href="/x" data-kind="a" aria-label="b" onClick={f} hrefLang="en" rel="next" ref={r}>A</Button>',
    '<Details summary="A" open name="b">B</Details>',
    `<Tabs block lazy {...props}>${tab}</Tabs>`,
    '<Button {...{ hreff: 1 }}>A</Button>',
  ])('but may be meant as it is passes: %s', async (text) => {
    expect(await wrong(text)).toEqual([])
  })

  test('passes beside the one that it is near to', async () => {
    expect(await wrong('<Details title="A" titles="B" summary="C">D</Details>')).toEqual([])
  })
})

describe('a prop of a component that passes none on', () => {
  test.each([
    [
      '<Screenshot src="./a.png">![a](./a.png)</Screenshot>',
      '"src" of "Screenshot", which has no meaning, expected "caption"',
    ],
    ['<Steps start={2}>\n\n1. a\n\n</Steps>', '"start" of "Steps", which has no meaning, expected no prop'],
    ['<Badge onClick={1} color="red">A</Badge>', '"onClick" of "Badge", which has no meaning, expected "variant"'],
    ['{[1].map(() => <Kbd combo="A" />)}', '"combo" of "Kbd", which has no meaning, expected "keys"'],
    ['<Badge text="A" varaint="tip">A</Badge>', '"text" of "Badge", which has no meaning, expected "variant"'],
  ])('is marked: %s', async (text, expected) => {
    const { diagnostics } = await compileText(text, 'mdx', {}, options)
    expect(diagnostics[0]).toMatchObject({ code: 'invalid-prop', message: `Unexpected prop ${expected}` })
  })

  test.each([
    '<Badge id="a" className="b" class="b" style={{}} key="c" data-kind="d" aria-label="e" {...more}>A</Badge>',
    '<Screenshot caption="A">![a](https://example.com/a.png)</Screenshot>',
  ])('passes where it may be meant for a component of the site too: %s', async (text) => {
    expect(await wrong(text)).toEqual([])
  })
})

describe('a component that shows what stands between its tags', () => {
  test.each([
    ['<Screenshot caption="A" />', 'Unexpected "Screenshot" with nothing between its tags, expected a picture'],
    ['Text <Screenshot> </Screenshot>', 'Unexpected "Screenshot" with nothing between its tags, expected a picture'],
    ['<FileTree>\n\n</FileTree>', 'Unexpected "FileTree" with nothing between its tags, expected a list'],
  ])('is marked without that: %s', async (text, message) => {
    const { diagnostics } = await compileText(text, 'mdx', {}, options)
    expect(diagnostics).toMatchObject([{ code: 'invalid-prop', line: 1, message }])
  })

  test.each([
    '<Steps {...all} />',
    '<Steps children={list} />',
    '<Screenshot>{picture}</Screenshot>',
    '{[1].map(() => <Steps />)}',
  ])('may have it in another way: %s', async (text) => {
    expect(await wrong(text)).toEqual([])
  })
})

describe('a value of a prop that has a choice of words', () => {
  test.each([
    ['<Admonition type="wraning">A</Admonition>', 'wraning → warning'],
    ["<Admonition title='wraning' type={'wraning'}>A</Admonition>", 'wraning → warning'],
    ['<Admonition type={`Note`}>A</Admonition>', 'Note → note'],
    ['<Admonition\n  type="something"\n>\nA\n</Admonition>', 'something → undefined'],
    ['<Button variant="secundary" href="/x">A</Button>', 'secundary → secondary'],
    ['{[1].map(() => <Button variant="secundary">A</Button>)}', 'secundary → secondary'],
    ["import Heading from '@theme/Heading'\n\n<Heading as='h7'>A</Heading>", 'h7 → h1'],
  ])('is one of them: %s', async (text, expected) => {
    expect(await wrong(text)).toEqual([`warning invalid-prop: ${expected}`])
  })

  test('is told which there are', async () => {
    const { diagnostics } = await compileText('<Button variant="big">A</Button>', 'mdx', {}, options)
    expect(diagnostics[0]?.message).toBe('Unexpected "big" as "variant" of "Button", expected "primary" or "secondary"')
  })

  test.each([
    '<Admonition type="update">A</Admonition>',
    '<Admonition type="caution">A</Admonition>',
    '<Admonition type={kind}>A</Admonition>',
    "<Admonition type={open ? 'tip' : 'note'}>A</Admonition>",
  ])('may be a word of the config, or known only later: %s', async (text) => {
    expect(await wrong(text)).toEqual([])
  })
})

describe('nothing is said', () => {
  test.each([
    ['of a component of the file', 'export const Button = () => null\n\n<Button hreff="/x">A</Button>', options],
    ['of an import', "import Button from './b.tsx'\n\n<Button hreff='/x'>A</Button>", options],
    ['of a local name', '{[Own].map((Button) => <Button hreff="/x">A</Button>)}', options],
    ['of what the config replaces', '<Details sumary="A">B</Details>', optionsOf({ components: { Details: 'd.tsx' } })],
    [
      'of what the config replaces by the name of its file',
      "import TOCInline from '@theme/TOCInline'\n\n<TOCInline tocs={[]} />",
      optionsOf({ components: { TocInline: 't.tsx' } }),
    ],
    [
      'of what the config registers',
      '<Button hreff="/x">A</Button>',
      optionsOf({ mdxComponents: { Button: 'b.tsx' } }),
    ],
    ['of a part of a component', '<Button.Icon hreff="/x" />', options],
  ])('%s', async (_, text, used) => {
    expect((await wrong(text, 'mdx', used)).filter((each) => !each.includes('broken-import'))).toEqual([])
  })

  test('of HTML in Markdown', async () => {
    expect(await wrong('<details sumary="A">B</details>', 'md')).toEqual([])
  })
})

describe('an attribute of a directive', () => {
  test.each([
    [':::note{titel="A"}\nB\n:::', 'titel → title'],
    ['> :::note[titel]{.wide Title=A}\n> B\n> :::', 'Title → title'],
    ['- :::update Now {clas="wide" #own}\n  B\n  :::', 'clas → class'],
  ])('that is nearly one that means something is marked: %s', async (text, expected) => {
    expect(await wrong(text, 'md')).toEqual([`warning mistyped-key: ${expected}`])
    expect(await wrong(text)).toEqual([`warning mistyped-key: ${expected}`])
  })

  test('is named with its directive', async () => {
    const { diagnostics } = await compileText(':::note{titel="A"}\nB\n:::', 'md', {}, options)
    expect(diagnostics[0]?.message).toBe(
      'Unexpected attribute "titel" of "note", which has no meaning, expected "title"',
    )
  })

  test('is free when it is near to none', async () => {
    expect(await wrong(':::note{title="A" .wide #own data-kind="b"}\nB\n:::', 'md')).toEqual([])
  })
})
