import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { examplePage, exampleLayout } from '../testing/example-site.ts'
import { Admonition } from './admonition.tsx'
import { Anchor } from './anchor.tsx'
import { ArticleContext } from './article-context.tsx'
import { CodeBlock } from './code-block.tsx'
import type { CodeBlockProps } from './code-html.ts'
import { Details } from './details.tsx'
import { DocCardList } from './doc-card-list.tsx'
import { Heading as AnyHeading } from './heading.tsx'
import { headings } from './headings.tsx'
import { InlineCode } from './inline-code.tsx'
import { TabItem } from './tab-item.tsx'
import { Tabs } from './tabs.tsx'
import { ThemedImage } from './themed-image.tsx'
import { TocInline } from './toc-inline.tsx'

const { h2: Heading } = headings

describe('Tabs', () => {
  const tabs = (defaultValue?: string | null) =>
    renderToStaticMarkup(
      <Tabs groupId="os" queryString defaultValue={defaultValue}>
        <TabItem value="win" label="Windows">
          One
        </TabItem>
        <TabItem value="lin" default>
          Two
        </TabItem>
      </Tabs>,
    )

  test('values say which tabs there are, in which order, and what they are called', () => {
    const html = renderToStaticMarkup(
      <Tabs
        values={[
          { value: 'lin', label: 'Penguin' },
          { value: 'win', default: true },
          { value: 'bsd', label: 'Devil' },
        ]}
      >
        <TabItem value="win" label="Windows" className="wide">
          on Windows
        </TabItem>
        <TabItem value="lin" default>
          on Linux
        </TabItem>
        <TabItem value="mac">on a Mac</TabItem>
      </Tabs>,
    )
    expect(html.match(/(?<=<button[^>]*>)[^<]*/g)).toEqual(['Penguin', 'win', 'Devil'])
    expect(html.match(/(?<=role="tabpanel"[^>]*>)[^<]*/g)).toEqual(['on Linux', 'on Windows', ''])
    expect(html).toContain('aria-selected="true" tabindex="0" data-value="win"')
    expect(html).toContain('class="tabs__panel wide"')
  })

  test('components may make the items where values say which there are, and nothing else may stand there', () => {
    const values = [{ value: 'local', label: 'Local' }, { value: 'cloud' }]
    const Wrapped = () => (
      <TabItem value="cloud" className="wide">
        in the cloud
        <Tabs>
          <TabItem value="inner">inside</TabItem>
        </Tabs>
      </TabItem>
    )
    const html = renderToStaticMarkup(
      <Tabs values={values}>
        <TabItem value="local">at home</TabItem>
        <Wrapped />
      </Tabs>,
    )
    expect(html.match(/(?<=role="tabpanel"[^>]*>)[^<]*/g)).toEqual(['at home', 'in the cloud', 'inside'])
    expect(html).toMatch(/class="tabs__panel wide" role="tabpanel"[^>]* data-label="cloud" hidden="">in the cloud/)
    expect(() =>
      renderToStaticMarkup(
        <Tabs>
          <Wrapped />
        </Tabs>,
      ),
    ).toThrow('expected only <TabItem> elements')
  })

  test('the default tab is open and the others are hidden, but there', () => {
    expect(tabs()).toMatch(/role="tabpanel"[^>]*data-label="Windows" hidden="">One</)
    expect(tabs()).toMatch(/role="tabpanel"[^>]*data-label="lin">Two</)
  })

  test('tabs and panels name each other', () => {
    const [, tab, panel] = /id="([^"]*)" aria-controls="([^"]*)" aria-selected="false"/.exec(tabs()) ?? []
    expect(tabs()).toContain(`id="${panel}" aria-labelledby="${tab}"`)
  })

  test('the group and the query parameter are told to the client', () => {
    expect(tabs()).toContain('data-tabs="os" data-query="os"')
  })

  test('null opens no tab, and the first one can be reached by keyboard', () => {
    expect(tabs(null)).not.toContain('aria-selected="true"')
    expect(tabs(null)).toMatch(/tabindex="0" data-value="win"/)
  })

  test('a label with markup is shown with it, and printed as its text', () => {
    const html = renderToStaticMarkup(
      <Tabs>
        <TabItem value="a" label={<b>A</b>} />
        <TabItem value="b" label={<svg />} />
      </Tabs>,
    )
    expect(html).toContain('<b>A</b></button>')
    expect(html.match(/data-label="[^"]*"/g)).toEqual(['data-label="A"', 'data-label="b"'])
  })

  test('further attributes are those of the tab', () => {
    const html = renderToStaticMarkup(
      <Tabs>
        <TabItem value="a" attributes={{ className: 'mine', id: 'first', title: 'A' }} />
      </Tabs>,
    )
    expect(html).toContain('<button class="tabs__tab mine" id="first" title="A" type="button" role="tab"')
    expect(html).toContain('aria-labelledby="first"')
  })

  test('a default value that no tab has is an error that lists the tabs', () => {
    expect(() => tabs('mac')).toThrow('Unexpected defaultValue "mac" of <Tabs>, expected one of: win, lin.')
  })
})

describe('CodeBlock', () => {
  test('a title stands above the code', () => {
    expect(renderToStaticMarkup(<CodeBlock html="x" title="a.py" />)).toContain(
      '<figcaption class="code-block__title">a.py</figcaption>',
    )
  })

  test('lines are numbered from the first number', () => {
    const html = '<span class="line">a\n</span><span class="line line--add">b\n</span>'
    expect(renderToStaticMarkup(<CodeBlock html={html} lineNumbers={9} />)).toContain(
      '<span data-line="9" class="line">a\n</span><span data-line="10" class="line line--add">b\n</span>',
    )
  })

  test('elements are shown as they are', () => {
    const html = renderToStaticMarkup(
      <CodeBlock language="bash">
        <b>In:</b> 1<br />2 <a href="/a">a</a>
      </CodeBlock>,
    )
    expect(html).toContain('<code><b>In:</b> 1<br/>2 <a href="/a">a</a></code>')
  })

  test.each<[string, CodeBlockProps, readonly string[]]>([
    ['className', { className: 'language-js', children: 'a' }, ['data-language="js"', '<code>a</code>']],
    [
      'metastring',
      { metastring: 'title="a.js" {2}', children: 'a\nb' },
      ['a.js', '<span class="line line--highlight">b\n</span>'],
    ],
    [
      'showLineNumbers',
      { showLineNumbers: true, children: 'a<\n' },
      ['<code><span data-line="1" class="line">a&lt;\n</span></code>'],
    ],
    ['a first number', { showLineNumbers: 7, children: 'a' }, ['<span data-line="7" class="line">a\n</span>']],
    ['both', { metastring: 'showLineNumbers', showLineNumbers: false, children: 'a' }, ['<code>a</code>']],
  ])('code that is known only when it is rendered has what %s says', (_, props, shown) => {
    for (const part of shown) expect(renderToStaticMarkup(<CodeBlock {...props} />)).toContain(part)
  })
})

describe('Admonition', () => {
  test('an alias has the look of its kind', () => {
    expect(renderToStaticMarkup(<Admonition type="caution" title="caution" />)).toContain(
      'class="admonition admonition--warning admonition--caution"',
    )
  })

  test('the usual title begins with a capital, a title of the author is left alone', () => {
    expect(renderToStaticMarkup(<Admonition type="tip" title="tip" />)).toContain('Tip</p>')
    expect(renderToStaticMarkup(<Admonition type="tip" title="iOS only" />)).toContain('iOS only</p>')
  })

  test('a title of several parts stays one text', () => {
    const title = ['Set ', <code key="code">PORT</code>, ' first']
    expect(renderToStaticMarkup(<Admonition title={title} />)).toContain(
      '</svg><span>Set <code>PORT</code> first</span></p>',
    )
  })

  test.each([
    ['💡', '<span class="admonition__icon" aria-hidden="true">💡</span>'],
    [<b key="b">!</b>, '<span class="admonition__icon" aria-hidden="true"><b>!</b></span>'],
    [null, ''],
  ])('an icon of the author takes the place of the usual one', (icon, shown) => {
    expect(renderToStaticMarkup(<Admonition icon={icon} title="Look" />)).toBe(
      `<div class="admonition admonition--note"><p class="admonition__title">${shown}Look</p></div>`,
    )
  })
})

test('a heading has a link to itself that says where it leads', () => {
  expect(
    renderToStaticMarkup(
      <Heading id="use">
        Use <code>x</code>
      </Heading>,
    ),
  ).toBe('<h2 id="use">Use <code>x</code><a class="hash-link" href="#use" aria-label="Direct link to Use x"></a></h2>')
})

test('long names in code may break between their words', () => {
  expect(renderToStaticMarkup(<InlineCode>isobaricHeatCapacity</InlineCode>)).toBe(
    '<code>isobaric<wbr/>Heat<wbr/>Capacity</code>',
  )
})

test('a link that leaves the site opens a new tab, others stay', () => {
  expect(renderToStaticMarkup(<Anchor href="https://a.example">a</Anchor>)).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
  )
  expect(renderToStaticMarkup(<Anchor href="/a">a</Anchor>)).toBe('<a href="/a">a</a>')
})

test('Details has a summary', () => {
  expect(renderToStaticMarkup(<Details summary="Why">So</Details>)).toBe(
    '<details class="details"><summary>Why</summary>So</details>',
  )
})

describe('TocInline', () => {
  const toc = [
    { value: 'A', id: 'a', level: 2 },
    { value: 'B <code>b</code>', id: 'b', level: 3 },
    { value: 'C', id: 'c', level: 4 },
    { value: 'D', id: 'd', level: 2 },
  ]

  test('headings between the levels stand below each other', () => {
    expect(renderToStaticMarkup(<TocInline toc={toc} />)).toBe(
      '<ul><li><a href="#a">A</a><ul><li><a href="#b">B <code>b</code></a></li></ul></li><li><a href="#d">D</a></li></ul>',
    )
  })

  test('authors may ask for other levels', () => {
    expect(renderToStaticMarkup(<TocInline toc={toc} minHeadingLevel={3} maxHeadingLevel={4} />)).toBe(
      '<ul><li><a href="#b">B <code>b</code></a><ul><li><a href="#c">C</a></li></ul></li></ul>',
    )
  })
})

test('a themed image is a picture for each colour mode', () => {
  const html = renderToStaticMarkup(
    <ThemedImage alt="Flow" className="wide" sources={{ light: '/a.png', dark: '/b.png' }} />,
  )
  expect(html).toContain('src="/a.png" class="only-light wide"')
  expect(html).toContain('src="/b.png" class="only-dark wide"')
})

test('a heading of a component is of the level that it says', () => {
  expect(
    renderToStaticMarkup(
      <AnyHeading as="h3" id="x">
        X
      </AnyHeading>,
    ),
  ).toContain('<h3 id="x">X<a class="hash-link" href="#x"')
  expect(renderToStaticMarkup(<AnyHeading>X</AnyHeading>)).toBe('<h2>X</h2>')
})

test('a card of a link to this site has the icon of a page', () => {
  const html = renderToStaticMarkup(<DocCardList items={[{ type: 'link', label: 'A', href: '/a' }]} />)
  const doc = renderToStaticMarkup(<DocCardList items={[{ type: 'doc', label: 'A', href: '/a' }]} />)
  expect(html).toBe(doc)
})

test('DocCardList shows the cards of the page on which it stands', () => {
  const page = examplePage({
    content: {
      type: 'generated-index',
      title: 'A',
      description: '',
      breadcrumbs: [],
      cards: [{ type: 'doc', label: 'Bar', href: '/bar', description: 'All bars.' }],
    },
  })
  const html = renderToStaticMarkup(
    <ArticleContext layout={exampleLayout()} page={page}>
      <DocCardList />
    </ArticleContext>,
  )
  expect(html).toContain('<a class="card__link" href="/bar">Bar</a><p class="card__text">All bars.</p>')
})
