import { describe, expect, test } from 'vitest'
import type { Element, Nodes } from 'hast'
import { createCompiler } from './compiler.ts'
import { compileText, markup, testOptions } from './test-doc.ts'
import { resolvedKey } from './types.ts'

async function show(text: string, format: 'md' | 'mdx' = 'md'): Promise<string> {
  return markup((await compileText(text, format)).value.main.tree)
}

async function findings(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const { diagnostics } = await compileText(text, format)
  return diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code}: ${message}`)
}

async function codeBlocks(text: string): Promise<Element['properties'][]> {
  const found: Element['properties'][] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && node.tagName === 'CodeBlock') found.push(node.properties)
    if ('children' in node) node.children.forEach(visit)
  }
  visit((await compileText(text, 'mdx')).value.main.tree)
  return found
}

const text = (html: unknown) => String(html).replace(/<[^>]*>/g, '')

describe('a compiled doc', () => {
  test('is plain data without positions', async () => {
    const { value } = await compileText('## A\n\n{1 + 1} <Button {...{a: 1}} x={2}/>\n\n```js\na\n```', 'mdx')
    expect(JSON.parse(JSON.stringify(value))).toEqual(value)
    expect(JSON.stringify(value.main.tree)).not.toContain('"position"')
    expect(JSON.stringify(value.main.tree)).not.toContain('"body"')
  })

  test('is the same from any compiler', async () => {
    const input = {
      head: { source: 'a.md', format: 'md' as const },
      text: '```ts\nlet a = 1\n```',
      bodyOffset: 0,
      files: {},
      resolved: {},
      partialHeads: {},
    }
    const first = await createCompiler(testOptions).compileDoc(input)
    const other = createCompiler(testOptions)
    await other.compileDoc({ ...input, text: '```html\n<b>\n```\n\n```md\n# a\n```' })
    expect(await other.compileDoc(input)).toEqual(first)
  })

  test('is nothing but findings when its MDX cannot be parsed', async () => {
    const { value, diagnostics } = await compileText('## A\n\n<b>\n', 'mdx')
    expect(value.main.tree.children).toEqual([])
    expect(value.facts.headings).toEqual([])
    expect(diagnostics).toHaveLength(1)
  })

  test('may be long', async () => {
    const { value } = await compileText('A line with **bold** words.\n\n'.repeat(20_000))
    expect(value.sections[0]?.texts).toHaveLength(20_000)
  })
})

describe('admonitions', () => {
  test.each([
    [':::note\nA\n:::', '<Admonition type="note" title="note"><p>A</p></Admonition>'],
    [
      ':::tip[Title]{#id .x}\nA\n:::',
      '<Admonition type="tip" title="Title" id="id" className="x"><p>A</p></Admonition>',
    ],
    [':::note Old title\nA\n:::', '<Admonition type="note" title="Old title"><p>A</p></Admonition>'],
    [':::update\nA\n:::', '<Admonition type="update" title="Update"><p>A</p></Admonition>'],
    [
      '::::info\n:::caution\nA\n:::\n::::',
      '<Admonition type="info" title="info"><Admonition type="caution" title="caution"><p>A</p></Admonition></Admonition>',
    ],
    ['> [!WARNING]\n> A', '<Admonition type="warning" title="warning"><p>A</p></Admonition>'],
    ['> [!OTHER]\n> A', '<blockquote>\n<p>[!OTHER]\nA</p>\n</blockquote>'],
    ['a:b 10:30 `:::note`', '<p>a:b 10:30 <code>:::note</code></p>'],
  ])('%j', async (markdown, expected) => {
    expect((await show(markdown)).replace(/>\n+</g, '><')).toBe(expected.replace(/>\n+</g, '><'))
  })

  test.each(['md', 'mdx'] as const)('with markup in the title keep it in %s', async (format) => {
    expect(await show(':::note[My *title*]\nA\n:::', format)).toContain(
      '<p><AdmonitionTitle>My <em>title</em></AdmonitionTitle></p>',
    )
  })

  test('in code are code', async () => {
    expect((await codeBlocks('```text\n:::note Title\n```'))[0]?.['html']).toBe(':::note Title')
  })

  test('end a fence that nothing closes in them', async () => {
    expect(await show(':::note\n```text\na\n:::\n\n## B', 'md')).toContain('<h2 id="b">')
  })

  test('without an end are reported at their start', async () => {
    expect(await findings('a\n\n:::note\nb', 'md')).toEqual([
      '3:1 unclosed-directive: Unexpected end of the file in admonition "note", expected a line ":::" that closes it',
    ])
  })

  test('whose end was taken by one inside of them are reported at their own start', async () => {
    expect(await findings('a\n\n:::note\n\nb\n\n- c\n\n  :::tip\n  d\n  :::\n\ne')).toEqual([
      '3:1 unclosed-directive: Unexpected end of the file in admonition "note", expected a line ":::" that closes it',
    ])
  })

  test.each([
    [':::note\n:::tip\na\n:::\n:::\n\nb', '1:1'],
    [':::note\n:::tip\n:::info\na\n:::\n:::\n:::', '1:1'],
    ['> :::note\n> :::tip\n> a\n> :::\n> :::', '1:3'],
    ['- :::note\n  :::tip\n  a\n  :::\n  :::\n\n:::info\nb\n:::', '1:3'],
  ])('with as many colons as one inside of them are told to have more: %j', async (markdown, dir) => {
    const { diagnostics } = await compileText(markdown, 'md')
    expect(diagnostics.map(({ line, column, message, hint }) => [`${line}:${column}`, message, hint])).toEqual([
      [
        dir,
        'Unexpected 3 colons around admonition "tip", expected more than it has: "note" ends where "tip" should',
        'Open and close "note" with "::::".',
      ],
    ])
  })

  test('with more colons than one inside of them leave the fault to it', async () => {
    expect(await findings('::::note\n:::tip\na\n::::')).toEqual([
      '2:1 unclosed-directive: Unexpected end of the file in admonition "tip", expected a line ":::" that closes it',
    ])
  })

  test('are not closed by what code shows', async () => {
    expect(await findings(':::note\n:::tip\na\n:::\n\n```text\n:::\n```\n')).toEqual([
      '1:1 unclosed-directive: Unexpected end of the file in admonition "note", expected a line ":::" that closes it',
    ])
  })

  test('of unknown type are reported, and their content is shown', async () => {
    expect(await findings(':::notte\nA\n:::', 'md')).toEqual([
      '1:1 unhandled-directive: Unexpected directive "notte", expected the type of an admonition',
    ])
    expect(await show(':::notte\nA\n:::')).toBe('<p>A</p>')
    const { diagnostics } = await compileText(':::updat\nA\n:::\n\n:::notte\nA\n:::')
    expect(diagnostics.map(({ suggestion }) => suggestion)).toEqual(['update', 'note'])
  })
})

describe('heading ids', () => {
  const ids = async (markdown: string, format: 'md' | 'mdx') =>
    (await compileText(markdown, format)).value.facts.headings.map(({ id, text: words }) => `${id}: ${words}`)

  test.each(['md', 'mdx'] as const)('are taken from braces, comments and text in %s', async (format) => {
    expect(await ids('## A {#one}\n\n## B <!-- #two -->\n\n## C `d`\n\nE {#three}\n---', format)).toEqual([
      'one: A',
      'two: B',
      'c-d: C d',
      'three: E',
    ])
  })

  test('of a slug never collide with chosen ones', async () => {
    expect(await ids('## Setup\n\n## Other {#setup}\n\n## Setup', 'md')).toEqual([
      'setup-1: Setup',
      'setup: Other',
      'setup-2: Setup',
    ])
  })

  test('count expressions as they are written, which the table of contents leaves out', async () => {
    const { value } = await compileText(
      '## Expr {1+1}\n\n## {props.x} First\n\n## C **d {1}**\n\n## E {/* f */}\n\n## E <!-- f -->',
      'mdx',
    )
    expect(value.facts.headings.map(({ id, text: words, html }) => [id, words, html])).toEqual([
      ['expr-11', 'Expr', 'Expr'],
      ['propsx-first', 'First', 'First'],
      ['c-d-1', 'C d', 'C <strong>d </strong>'],
      ['e--f-', 'E', 'E'],
      ['e--f--1', 'E', 'E'],
    ])
  })

  test('count the text inside of JSX, and the space beside it', async () => {
    expect(
      await ids('## <div className="a">Required</div> **`renderItem`**\n\n## <b/> Icon first\n\n## Last <b/>', 'mdx'),
    ).toEqual(['required-renderitem: Required renderItem', '-icon-first: Icon first', 'last-: Last'])
    expect(await ids('## <a name="x"></a> Setup', 'md')).toEqual(['-setup: Setup'])
  })

  test('are left out where there is nothing to make them of', async () => {
    expect(await show('## <Tabs/>\n\n## ???', 'mdx')).not.toContain('id=""')
  })

  test.each(['md', 'mdx'] as const)('in braces may hold any character but braces in %s', async (format) => {
    expect(await ids('### W {#a#b}\n\n### X {#a b}\n\n### Y { #c }', 'md')).toEqual([
      'a#b: W',
      'a b: X',
      'y--c-: Y { #c }',
    ])
    expect(await ids('### W {#a#b}\n\n### X {#a b}\n\nZ {#é/ü}\n---', format)).toEqual(['a#b: W', 'a b: X', 'é/ü: Z'])
  })

  test('in braces work after an expression', async () => {
    expect(await ids('## Expr {1+1} {#two}\n\n## Other {/* why */} {#three}', 'mdx')).toEqual([
      'two: Expr',
      'three: Other',
    ])
  })

  test('in an MDX comment work', async () => {
    expect(await ids('## A {/* #x */}', 'mdx')).toEqual(['x: A'])
  })
})

describe('other ids', () => {
  const positions = async (markdown: string, format: 'md' | 'mdx') =>
    (await compileText(markdown, format)).value.facts.idPositions?.map(
      ({ id, position: { line, column, endColumn } }) => `${id} ${line}:${column}-${endColumn}`,
    )

  test('are known with their positions in HTML', async () => {
    const html =
      '## H {#h}\n\n<div class="d" id="d">\n\n:::info[T]{#i}\nx\n:::\n\n</div>\n\n<a name=\'n\'></a> <b id=q>r</b>'
    expect(await positions(html, 'md')).toEqual(['d 3:16-22', 'i 5:12-14', 'n 11:4-12', 'q 11:21-25'])
  })

  test('are known with their positions in MDX', async () => {
    const mdx = '## H {#h}\n\n<div id="d">:::</div> <Tabs id={1} id="e" name={ "f" } />'
    expect(await positions(mdx, 'mdx')).toEqual(['d 3:9-12', 'e 3:39-42', 'f 3:50-53'])
  })

  test('take no room where there are none', async () => {
    expect(await positions('## H {#h}', 'md')).toBeUndefined()
  })
})

describe('headings and sections', () => {
  test('are in document order, without those of JSX, of code its title', async () => {
    const { value } = await compileText(
      'Intro\n\n## A *b*\n\n<h2>no</h2>\n\n:::note\n### C\ntext\n:::\n\n| a |\n|---|\n| b |\n\n```js title="c.js" {1}\nd()\n```',
      'mdx',
    )
    expect(value.facts.headings.map(({ id, level, html }) => [id, level, html])).toEqual([
      ['a-b', 2, 'A <em>b</em>'],
      ['c', 3, 'C'],
    ])
    expect(value.sections).toEqual([
      { level: 1, heading: '', texts: ['Intro'] },
      { level: 2, heading: 'A b', anchor: 'a-b', texts: ['no'] },
      { level: 3, heading: 'C', anchor: 'c', texts: ['text', 'a', 'b', 'c.js'] },
    ])
  })
})

test('formulas are read as readers see them, but give slugs by their source', async () => {
  const formulas = '## The $\\mathrm{Pr}$ number\n\nIt holds $\\lambda$.\n\n| $\\rho$ |\n|---|\n| $x$ |'
  const { value } = await compileText(formulas, 'md')
  expect(value.facts.headings).toMatchObject([{ id: 'the-mathrmpr-number', text: 'The Pr number' }])
  expect(value.sections).toEqual([
    { level: 2, heading: 'The Pr number', anchor: 'the-mathrmpr-number', texts: ['It holds λ.', 'ρ', 'x'] },
  ])
})

describe('links', () => {
  test('are collected with the position of their URL', async () => {
    const { value } = await compileText(
      '[a](./a.md#x) ![i](/i.png)\n\n[r]\n\n[r]: https://e.x "t"\n\n<a href="/h">h</a>',
      'md',
    )
    expect(
      value.facts.links.map(({ url, kind, markdown, position }) => [
        url,
        kind,
        markdown,
        position.line,
        position.column,
      ]),
    ).toEqual([
      ['./a.md#x', 'link', true, 1, 5],
      ['/i.png', 'image', true, 1, 20],
      ['https://e.x', 'link', true, 5, 6],
      ['/h', 'link', false, 7, 10],
    ])
  })

  test('of JSX attributes are collected where they are written out', async () => {
    const { value } = await compileText(
      '<Button href="/a">x</Button>\n\n<img src="./b.png"/> <Button href={"/c"}>y</Button>',
      'mdx',
    )
    expect(value.facts.links.map(({ url, kind, markdown }) => [url, kind, markdown])).toEqual([
      ['/a', 'link', false],
      ['./b.png', 'image', false],
    ])
  })

  test('of components that are not the theme’s are props, which may be no URLs', async () => {
    const { value } = await compileText(
      'export const Button = () => null\n\n<Button href="a" /> <x.y src="b" /> <a href="/c">c</a>',
      'mdx',
    )
    expect(value.facts.links.map(({ url, isProp }) => [url, isProp])).toEqual([
      ['a', true],
      ['b', true],
      ['/c', undefined],
    ])
  })
})

describe('code blocks', () => {
  test('have a title, numbers and marked lines', async () => {
    const [block] = await codeBlocks('```js title="a.js" {2} showLineNumbers=7\na\nb\n```')
    expect(block).toMatchObject({ language: 'javascript', title: 'a.js', lines: 2, lineNumbers: 7 })
    expect(block?.['html']).toBe('<span class="line">a\n</span><span class="line line--highlight">b\n</span>')
  })

  test('mark lines by comments, which are taken out', async () => {
    const [block] = await codeBlocks(
      '```python\n# highlight-next-line\na\n# add-start\nb\n# add-end\nc # [!code --]\n```',
    )
    expect(text(block?.['html'])).toBe('a\nb\nc\n')
    expect(String(block?.['html']).match(/line--\w+/g)).toEqual(['line--highlight', 'line--add', 'line--remove'])
  })

  test('with a range keep their comments', async () => {
    expect(text((await codeBlocks('```js {1}\n// highlight-next-line\na\n```'))[0]?.['html'])).toBe(
      '// highlight-next-line\na\n',
    )
  })

  test('say whether their lines wrap', async () => {
    expect((await codeBlocks('```js wordWrap\na\n```'))[0]?.['wrap']).toBe(true)
    expect((await codeBlocks('```js noWrap\na\n```'))[0]?.['wrap']).toBe(false)
  })

  test('have colours as classes and no styles', async () => {
    const [block] = await codeBlocks('```js\nconst a = "b"\n```')
    expect(block?.['html']).toMatch(/^<span class="sk-\d+ sk-d\d+">const <\/span>/)
    expect(block?.['html']).not.toContain('style')
  })

  test.each([
    ['curl', 'shellscript'],
    ['nodejs', 'javascript'],
    ['csharp', 'csharp'],
    ['st', 'pascal'],
    ['shell-session', 'shellsession'],
    ['sh-session', 'shellsession'],
    ['markup', 'html'],
    ['svg', 'xml'],
    ['objectivec', 'objective-c'],
    ['gradle', 'groovy'],
    ['django', 'jinja'],
    ['jinja2', 'jinja'],
    ['ejs', 'html'],
    ['vbnet', 'vb'],
    ['armasm', 'asm'],
    ['nasm', 'asm'],
    ['ebnf', 'text'],
    ['ignore', 'text'],
    ['go-mod', 'text'],
  ])('in %s are highlighted as %s', async (written, language) => {
    expect((await codeBlocks('```' + written + '\na\n```'))[0]?.['language']).toBe(language)
    expect(await findings('```' + written + '\na\n```')).toEqual([])
  })

  test('in an unknown language are text and reported', async () => {
    expect(await findings('```pyhton\na\n```')).toEqual([
      '1:4 unknown-language: Unexpected code block language "pyhton", expected one that can be highlighted; it is shown as text',
    ])
  })

  test('in an unknown language with capitals are reported at its name', async () => {
    const { diagnostics } = await compileText('```SnackPlayer name=x\na\n```', 'mdx')
    expect(diagnostics).toMatchObject([{ line: 1, column: 4, endColumn: 15 }])
    expect(diagnostics[0]?.message).toContain('"SnackPlayer"')
  })

  test('include a region of a file', async () => {
    const files = { 'x.py': { text: 'a\n# region part\n  b\n    c\n# endregion\nd\n' } }
    const resolved = { [resolvedKey('doc.mdx', './x.py')]: 'x.py' }
    const { value } = await compileText('```python file=./x.py#part\n```', 'mdx', { files, resolved })
    const [block] = value.main.tree.children
    expect(block?.type === 'element' && text(block.properties['html'])).toBe('b\n  c')
    const { diagnostics } = await compileText('```python file=./x.py#prt\n```', 'mdx', { files, resolved })
    expect(diagnostics[0]).toMatchObject({ code: 'broken-import', suggestion: 'part', line: 1 })
  })
})

describe('components', () => {
  test('that nobody knows are reported with those that exist', async () => {
    const { diagnostics } = await compileText('a <Tabz/> {[1].map((x) => <Foo key={x}/>)}', 'mdx')
    expect(diagnostics.map(({ line, column, suggestion }) => [line, column, suggestion])).toEqual([
      [1, 4, 'Tabs'],
      [1, 28, undefined],
    ])
  })

  test('that are imported or declared are known', async () => {
    const resolved = { [resolvedKey('doc.mdx', '@site/c')]: 'c.tsx' }
    const { value, diagnostics } = await compileText(
      "import A, {B as C} from '@site/c'\nexport const D = () => <b/>\n\n<A/> <C.x/> <D/>",
      'mdx',
      { resolved },
    )
    expect(diagnostics).toEqual([])
    expect(value.facts.modules).toEqual([
      { specifier: 'c.tsx', source: 'doc.mdx', position: { line: 1, column: 25, endLine: 1, endColumn: 34 } },
    ])
    expect(value.main.imports).toEqual([
      { local: 'A', imported: 'default', specifier: 'c.tsx' },
      { local: 'C', imported: 'B', specifier: 'c.tsx' },
    ])
  })

  test('that files are asked for by require are imports too', async () => {
    const resolved = {
      [resolvedKey('doc.mdx', './a.png')]: 'file:a.png',
      [resolvedKey('doc.mdx', './b.json')]: 'file:b.json',
    }
    const { value, diagnostics } = await compileText(
      "<img src={require('./a.png').default}/> {require('./a.png').default} {require('./b.json').c} {require('left-pad')}",
      'mdx',
      { resolved },
    )
    expect(diagnostics).toEqual([])
    expect(value.main.imports).toEqual([
      { local: 'required$0', imported: '*', specifier: 'file:a.png' },
      { local: 'required$1', imported: 'default', specifier: 'file:b.json' },
    ])
    expect(value.main.code?.match(/[\w$]+\.default|[\w$]+\.c\b|require\(.*?\)/g)).toEqual([
      'required$0.default',
      'required$0.default',
      'required$1.c',
      "require('left-pad')",
    ])
  })

  test('a file that is asked for and does not exist is an error at its path', async () => {
    expect(await findings("{1}\n\n<img src={require('./gone.png').default}/>")).toEqual([
      '3:19 broken-import: Unexpected import "./gone.png", expected a file or package that exists',
    ])
  })

  test('Tabs are checked', async () => {
    expect(
      await findings(
        '<Tabs defaultValue="x">\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n<TabItem>C</TabItem>\n</Tabs>',
      ),
    ).toEqual([
      '3:10 markdown-syntax: Unexpected second TabItem with value "a", expected each value once in its Tabs',
      '4:1 markdown-syntax: Unexpected TabItem without "value", expected a value that is unique in its Tabs',
    ])
    expect(await findings('<Tabs queryString>\nText\n<TabItem value="a">A</TabItem>\n</Tabs>')).toEqual([
      '2:1 markdown-syntax: Unexpected text in Tabs, expected TabItem elements only',
      '1:7 markdown-syntax: Unexpected "queryString" without "groupId", expected the name of a query parameter, or a groupId',
    ])
    expect(await findings('<Tabs defaultValue="x">\n<TabItem value="a">A</TabItem>\n</Tabs>')).toEqual([
      '1:7 markdown-syntax: Unexpected defaultValue "x", expected one of "a"',
    ])
  })

  test('CodeTabs need not be registered', async () => {
    const components = ['Tabs', 'TabItem']
    const { diagnostics } = await compileText(
      '<CodeTabs>\n\n```go\na\n```\n\n</CodeTabs>',
      'mdx',
      {},
      { ...testOptions, components },
    )
    expect(diagnostics).toEqual([])
  })

  test('CodeTabs become tabs in a fixed order', async () => {
    expect(
      (await show('<CodeTabs>\n\n```java\na\n```\n\n```curl\nb\n```\n\n</CodeTabs>', 'mdx')).replace(
        /<CodeBlock[^]*?<\/CodeBlock>/g,
        '…',
      ),
    ).toBe(
      '<Tabs groupId="code-language"><TabItem value="curl" label="cURL">…</TabItem><TabItem value="java" label="Java">…</TabItem></Tabs>',
    )
  })

  test('rows of an APITable have ids that keep the case of names', async () => {
    const html = await show('<APITable name="params">\n\n| Name |\n|---|\n| `aB` |\n| `aB` |\n\n</APITable>', 'mdx')
    expect(html.match(/<tr id="[^"]*"/g)).toEqual(['<tr id="params-aB"', '<tr id="params-aB-1"'])
    expect(html).toContain('href="#params-aB"')
  })
})

describe('partials', () => {
  const resolved = { [resolvedKey('doc.mdx', './_p.mdx')]: '_p.mdx' }

  test('add their headings, texts and links where they are used', async () => {
    const files = { '_p.mdx': { text: '## Shared\n\n[l](./l.md)' } }
    const { value } = await compileText("import P from './_p.mdx'\n\n## Shared\n\n<P/>\n\n## End", 'mdx', {
      files,
      resolved,
    })
    expect(value.facts.headings.map(({ id, source }) => [id, source])).toEqual([
      ['shared', 'doc.mdx'],
      ['shared-1', '_p.mdx'],
      ['end', 'doc.mdx'],
    ])
    expect(value.facts.links).toMatchObject([{ url: './l.md', source: '_p.mdx' }])
    expect(Object.keys(value.partials)).toEqual(['_p.mdx'])
  })

  test('that do not exist or are circular are reported at the import', async () => {
    const input = "import P from './_p.mdx'\n\n<P/>"
    const missing = await compileText(input, 'mdx', { files: { '_p.mdx': { missing: true } }, resolved })
    expect(missing.diagnostics).toMatchObject([{ code: 'broken-import', line: 1, column: 15 }])
    const circular = await compileText(input, 'mdx', {
      files: { '_p.mdx': { text: "import P from './_p.mdx'\n\n<P/>" } },
      resolved: { ...resolved, [resolvedKey('_p.mdx', './_p.mdx')]: '_p.mdx' },
    })
    expect(circular.diagnostics).toMatchObject([{ code: 'circular-partial', file: '_p.mdx', line: 1, column: 15 }])
    // The circle is cut, or showing it would never end.
    expect(circular.value.partials['_p.mdx']?.imports).toMatchObject([{ specifier: 'circle:_p.mdx' }])
  })
})

describe('MDX that cannot be parsed', () => {
  test.each([
    ['<Tabs>\n\nx', '1:1 markdown-syntax: Unexpected end of the file, expected the closing tag "</Tabs>"'],
    ['a <5', '1:4 markdown-syntax: Unexpected "5" after "<", expected the name of a tag'],
    ['a {b', '1:3 markdown-syntax: Unexpected end of the file in braces, expected "}"'],
    ['`{` \\{ <!-- { -->\n\n{c\n\nd\n', '3:1 markdown-syntax: Unexpected end of the file in braces, expected "}"'],
    ['<div a={b\n\nc', '1:8 markdown-syntax: Unexpected end of the file in braces, expected "}"'],
    [
      'a\n\n{[b,\n\nc d]}\n',
      '5:3 markdown-syntax: Unexpected expression in braces that open at line 3, expected JavaScript',
    ],
    [
      '<https://x.y>',
      '1:1 markdown-syntax: Unexpected "<https://x.y>", expected JSX: MDX has no links in angle brackets',
    ],
    ['a <!-- b', '1:4 markdown-syntax: Unexpected HTML comment, expected an MDX comment'],
    [
      'A\n\nb <br> c',
      '3:3 markdown-syntax: Unexpected tag "<br>" without an end, expected "<br />": in MDX every tag ends',
    ],
    ['<a>\n</b>', '2:1 markdown-syntax: Unexpected closing tag "</b>", expected "</a>"'],
    ['{a b}', '1:3 markdown-syntax: Unexpected expression in braces, expected JavaScript'],
    ['<div style="a"/>', '1:6 markdown-syntax: Unexpected text as "style", expected an object of CSS properties'],
  ])('%j', async (mdx, expected) => {
    expect(await findings(mdx)).toEqual([expected])
  })
})

describe('text', () => {
  test('holds math as MathML', async () => {
    expect(await show('costs $5 or $x$')).toBe(
      '<p>costs $5 or <span className="math" dangerouslySetInnerHTML="<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>"></span></p>',
    )
    expect(await findings('$\\foo$', 'md')).toEqual([
      '1:1 markdown-syntax: Unexpected math "\\foo", expected LaTeX: Unsupported function name: \\foo',
    ])
  })

  test('holds emoji and comments', async () => {
    expect(await show('go :rocket: 10:30:15 <!-- no -->', 'mdx')).toBe('<p>go 🚀 10:30:15 </p>')
  })

  test('of mdx-code-block fences is MDX', async () => {
    expect(await show('```mdx-code-block\n<Details>\n```\n\nhi\n\n```mdx-code-block\n</Details>\n```', 'mdx')).toBe(
      '<Details><p>hi</p></Details>',
    )
  })

  test.each([
    [
      'with many backticks',
      '`````mdx-code-block\n<Details>\n`````\n\nhi\n\n</Details>',
      '<Details><p>hi</p></Details>',
    ],
    ['with tildes', '~~~mdx-code-block\n<Details>\n~~~\n\nhi\n\n</Details>', '<Details><p>hi</p></Details>'],
    ['that holds code', '```mdx-code-block\n```{"a"}\n*b*\n```\n\n*c*\n```', '</CodeBlock>\n<p><em>c</em></p>'],
    ['that is shown as code', '````md\n```mdx-code-block\n<b/>\n```\n````', 'mdx-code-block'],
  ])('of a mdx-code-block fence %s', async (_, markdown, expected) => {
    expect(await show(markdown, 'mdx')).toContain(expected)
  })

  test.each(['> ```\n> a\n', '- ```\n  a\n'])('after code that ends with what holds it: %j', async (before) => {
    expect(await show(`${before}\n## B {#c}\n\n<!-- d -->`, 'mdx')).toContain('<h2 id="c">B</h2>')
  })

  test('in angle brackets that names no tag is text in HTML too', async () => {
    expect(await show('<pre>\nGreg <greg@kinoho.net>\n</pre>')).toBe('<pre>Greg <greg@kinoho.net>\n</pre>')
  })

  test('with raw HTML is parsed as HTML', async () => {
    expect(await show('<details>\n<summary>S</summary>\n\n**x**\n\n</details>')).toBe(
      '<details>\n<summary>S</summary>\n<p><strong>x</strong></p>\n</details>',
    )
  })
})
