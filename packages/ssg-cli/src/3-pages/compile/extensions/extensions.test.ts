import { describe, expect, test } from 'vitest'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { CompiledDoc } from '../../../model/compiled.ts'
import type { CompileInput } from '../../../model/compile.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { Plugin } from '../../../plugin.ts'
import { runWithin } from '../../../io/threads/run-within.ts'
import { createCompiler } from '../compiler.ts'
import { markup, testOptions } from '../test-doc.ts'
import { walk } from '../tree.ts'

function compile(
  text: string,
  plugins: readonly Plugin[],
  more: Partial<CompileInput> = {},
  options = testOptions,
): Promise<Outcome<CompiledDoc>> {
  const input = {
    head: { source: 'docs/a.md', format: 'md' as const, frontMatter: { owner: 'team' } },
    text,
    bodyOffset: 0,
    files: {},
    resolved: {},
    partialHeads: {},
    ...more,
  }
  return createCompiler(options, { plugins, siteDir: '/site', runWithin }).compileDoc(input)
}

const mdx = { head: { source: 'docs/a.mdx', format: 'mdx' as const } }
const html = ({ value }: Outcome<CompiledDoc>) => markup(value.main.tree).trim()

/** Adds a paragraph at the end. */
const remarkSign = (words: string) => (tree: Root) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: words }] })
}

const remarkEnd = (words: string) => remarkSign(words)
const remarkPlain = () => (tree: Root) => void (tree.children = [])

describe('remark plugins', () => {
  test('change the tree before anything looks at it, in order, with their options', async () => {
    const remarkShout = () => (tree: Root) =>
      walk(tree, (node) => {
        if (node.type === 'text') node.value = node.value.toUpperCase()
      })
    const remark: Plugin['remark'] = [[remarkSign, 'one'], { plugins: [remarkShout, [remarkPlain, false]] }]
    const second: Plugin = { name: 'second', remark: [[remarkEnd, 'two']] }
    expect(html(await compile('# a', [{ name: 'sign', remark }, second]))).toBe('<h1>A</h1>\n<p>ONE</p>\n<p>two</p>')
  })

  test('are not asked about the text that only loads parsers', async () => {
    let asked = 0
    const count: Plugin = { name: 'count', prepare: (text) => (asked++, text), remark: [() => () => void asked++] }
    const compiler = createCompiler(testOptions, { plugins: [count], siteDir: '/site' })
    await compiler.warmUp()
    expect(asked).toBe(0)
  })

  test('leave out what they made of a package that is not there', async () => {
    const nothing: unknown = new Proxy(() => nothing, {
      get: (_, key) =>
        key === Symbol.iterator ? [][Symbol.iterator] : key === Symbol.toPrimitive ? () => '' : nothing,
    })
    const text = (value: string) => [{ type: 'text', value }]
    const of = () => (tree: Root) =>
      void tree.children.push(
        nothing as never,
        { type: 'paragraph', children: nothing as never },
        { type: 'paragraph', data: nothing as never, children: text('a') as never },
        { type: 'paragraph', data: { hProperties: nothing as never }, children: text('b') as never },
        {
          type: 'paragraph',
          data: { hProperties: { id: 'c', title: nothing as never } },
          children: text('c') as never,
        },
        { type: 'mdxTextExpression', value: '"d"', data: { estree: nothing } } as never,
      )
    expect(await compile('', [{ name: 'of', remark: [of] }], mdx)).toMatchObject({ diagnostics: [] })
    expect(html(await compile('', [{ name: 'of', remark: [of] }]))).toContain('<p id="c">c</p>')
  })

  test('may take their time, call back, and return another tree', async () => {
    const later = () => async (tree: Root) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return { ...tree, children: tree.children.slice(1) }
    }
    const callsBack = () => (tree: Root, _: unknown, next: (error?: Error, tree?: Root) => void) =>
      next(undefined, { ...tree, children: tree.children.slice(1) })
    expect(html(await compile('a\n\nb\n\nc', [{ name: 'cut', remark: [later, callsBack] }]))).toBe('<p>c</p>')
  })

  test('may make elements whose positions are not whole', async () => {
    const half = { start: { line: 1, column: 1 } }
    const remarkBox = (position: object) => (tree: Root) => {
      const box = { type: 'mdxJsxFlowElement', name: 'div', attributes: [], children: [], position }
      Object.assign(tree, { children: [box] })
    }
    for (const position of [{}, half])
      expect(html(await compile('a', [{ name: 'box', remark: [[remarkBox, position]] }], mdx))).toBe('<div></div>')
  })

  test('know the file, its front matter, and what others said of it', async () => {
    const seen: unknown[] = []
    const look = () => (_: Root, file: { path: string; cwd: string; value: unknown; data: object }) => {
      seen.push(file.path, file.cwd, file.value, file.data)
    }
    await compile('Hello', [{ name: 'look', remark: [look] }])
    const data = { frontMatter: { owner: 'team' }, dependencies: [] }
    expect(seen).toEqual(['/site/docs/a.md', '/site', 'Hello', data])
  })

  test('add headings that have ids and stand in the table of contents', async () => {
    const add = () => (tree: Root) => {
      const named = { type: 'heading' as const, depth: 2 as const, children: [{ type: 'text' as const, value: 'Two' }] }
      const own = { ...named, data: { hProperties: { id: 'own' } } }
      tree.children.push(named, own)
    }
    const found = await compile('', [{ name: 'add', remark: [add] }])
    expect(found.value.facts.headings.map(({ id }) => id)).toEqual(['two', 'own'])
    expect(html(found)).toContain('<h2 id="own">Two</h2>')
  })

  test('add links and images, which are checked like those of authors', async () => {
    const add = () => (tree: Root) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'link', url: './b.md', children: [] }] })
      tree.children.push({ type: 'html', value: '<img src="/a.png">' })
    }
    const { facts } = (await compile('', [{ name: 'add', remark: [add] }])).value
    expect(facts.links.map(({ url, kind, markdown }) => [url, kind, markdown])).toEqual([
      ['./b.md', 'link', true],
      ['/a.png', 'image', false],
    ])
  })

  test('add components, imports and expressions to Markdown, also as text', async () => {
    const add = () => (tree: Root) => {
      const esm = { type: 'mdxjsEsm' as const, value: "import { Chart } from '@site/chart'\nexport const sides = 3" }
      const attribute = {
        type: 'mdxJsxAttribute' as const,
        name: 'sides',
        value: { type: 'mdxJsxAttributeValueExpression' as const, value: 'sides' },
      }
      const spread = { type: 'mdxJsxExpressionAttribute' as const, value: '...{ a: 1 }' }
      tree.children.push({
        type: 'blockquote',
        children: [
          esm as never,
          { type: 'mdxJsxFlowElement', name: 'Chart', attributes: [attribute, spread], children: [] },
        ],
      })
    }
    const { value, diagnostics } = await compile('a', [{ name: 'chart', remark: [add] }])
    expect(diagnostics).toEqual([])
    expect(value.main.imports).toEqual([{ local: 'Chart', imported: 'Chart', specifier: '@site/chart' }])
    expect(value.main.code).toContain('expressions: [() => sides, () => ({')
    expect(value.trace?.imports).toEqual([{ source: 'docs/a.md', specifier: '@site/chart' }])
  })

  test('add elements without the lists that they do not need', async () => {
    const add = () => (tree: Root) => {
      const bare = { type: 'mdxJsxFlowElement', name: 'video' }
      const around = { type: 'mdxJsxFlowElement', name: 'section', children: [{ type: 'paragraph' }] }
      tree.children.push(bare as never, around as never)
    }
    const rule = () => (tree: HastRoot) => void tree.children.push({ type: 'element', tagName: 'div' } as never)
    const found = await compile('a', [{ name: 'chart', remark: [add], rehype: [rule] }])
    expect(found.diagnostics).toEqual([])
    expect(html(found)).toBe('<p>a</p>\n<video></video>\n<section><p></p></section><div></div>')
  })

  test('bring syntax of their own, in place of ours where it is the same', async () => {
    const { default: remarkMath } = await import('remark-math')
    const math: Plugin = { name: 'math', remark: [[remarkMath, { singleDollarTextMath: false }]] }
    expect(html(await compile('$a$ and $$b$$', [math]))).toBe(
      '<p>$a$ and <code className="language-math math-inline">b</code></p>',
    )
  })

  test('change partials too', async () => {
    const { value } = await compile(
      "import Part from './_p.md'\n\n<Part />",
      [{ name: 's', remark: [[remarkSign, 'x']] }],
      {
        ...mdx,
        files: { 'docs/_p.md': { text: 'part' } },
        resolved: { 'docs/a.mdx\0./_p.md': 'docs/_p.md' },
        partialHeads: { 'docs/_p.md': { format: 'md' } },
      },
    )
    expect(Object.values(value.partials).map(({ tree }) => markup(tree))).toEqual(['<p>part</p>\n<p>x</p>'])
  })

  test('fill code blocks, whatever these say of a file', async () => {
    const fill = () => (tree: Root) =>
      walk(tree, (node) => {
        if (node.type === 'code') node.value = 'filled'
      })
    const { value, diagnostics } = await compile('```js file=./a.js#L3\n```', [{ name: 'fill', remark: [fill] }])
    expect(diagnostics).toEqual([])
    expect(JSON.stringify(value.main.tree)).toContain('filled')
  })
})

describe('rehype plugins', () => {
  const see = (found: string[]) => () => (tree: HastRoot) => void found.push(markup(tree))

  test('see links, pictures and code as they are anywhere', async () => {
    const found: string[] = []
    await compile('[a](./b.md) ![c](d.png)\n\n```js title="x"\nlet a\n```\n', [{ name: 'see', rehype: [see(found)] }])
    expect(found[0]?.replace(/ dataDocsBuild\w+="\d"/g, '')).toBe(
      '<p><a href="./b.md">a</a> <img src="d.png" alt="c"></img></p>\n<pre><code className="language-js">let a\n</code></pre>',
    )
  })

  test('leave links, pictures and code what they were', async () => {
    const text = '[a](./b.md) ![c](d.png)\n\n```js title="x"\nlet a\n```\n\n[^1]\n\n[^1]: note\n'
    const copy = () => (tree: HastRoot) => structuredClone(tree)
    const plain = await compile(text, [])
    const copied = await compile(text, [{ name: 'copy', rehype: [copy] }])
    expect(copied.value.main).toEqual(plain.value.main)
    expect(copied.value.facts).toEqual(plain.value.facts)
  })

  test('add links that are checked, and change others', async () => {
    const add = () => (tree: HastRoot) => {
      const [first] = tree.children
      if (first?.type !== 'element') return
      const [link] = first.children
      if (link?.type === 'element') link.properties['href'] = '/other'
      first.children.push({ type: 'element', tagName: 'a', properties: { href: '/new' }, children: [] })
    }
    const { value } = await compile('[a](/b)', [{ name: 'add', rehype: [add] }])
    expect(value.facts.links.map(({ url, position }) => [url, position.line])).toEqual([
      ['/b', 1],
      ['/other', 1],
      ['/new', 1],
    ])
  })

  test('keep code that they colored themselves', async () => {
    const color = () => (tree: HastRoot) => {
      const [pre] = tree.children
      const [code] = pre?.type === 'element' ? pre.children : []
      if (code?.type === 'element') code.children = [{ type: 'text', value: 'own' }]
    }
    const found = await compile('```js\nlet a\n```', [{ name: 'color', rehype: [color] }])
    expect(html(found)).toBe('<pre><code className="language-js">own</code></pre>')
  })

  test('may not add what is unsafe', async () => {
    const add = () => (tree: HastRoot) => {
      tree.children = [{ type: 'element', tagName: 'a', properties: { href: 'javascript:alert(1)' }, children: [] }]
    }
    const { value, diagnostics } = await compile('a', [{ name: 'add', rehype: [add] }])
    expect(markup(value.main.tree)).toBe('<a></a>')
    expect(diagnostics.map(({ code }) => code)).toEqual(['unsafe-url'])
  })
})

describe('rules of plugins', () => {
  const text = (value: string) => ({ type: 'text' as const, value })

  test('make something of directives of each kind, and leave others to us', async () => {
    const kbd: Plugin = {
      name: 'kbd',
      directives: {
        kbd: (node) => ({ type: 'emphasis', children: node.children, data: { hName: 'kbd' } }) as never,
        video: ({ attributes }) => ({ type: 'html', value: `<b>${attributes?.['id']}</b>` }),
        box: async (node) => [{ type: 'blockquote', children: node.children } as never],
        kept: () => undefined,
      },
    }
    const made = await compile('press :kbd[Ctrl] now :05\n\n::video{#x}\n\n:::box\n\n:kbd[A]\n\n:::\n', [kbd])
    expect(html(made)).toBe(
      '<p>press <kbd>Ctrl</kbd> now :05</p>\n<b>x</b>\n<blockquote>\n<p><kbd>A</kbd></p>\n</blockquote>',
    )
    expect(made.diagnostics).toEqual([])
    expect(made.value.trace?.used).toEqual(['kbd'])
    const kept = await compile(':::kept\n\na\n\n:::\n', [kbd])
    expect(kept.diagnostics.map(({ code }) => code)).toEqual(['unhandled-directive'])
    const mistyped = await compile('press :kdb[Ctrl]\n', [kbd])
    expect(mistyped.diagnostics).toMatchObject([
      {
        message: 'Unexpected directive "kdb", expected one that a plugin makes',
        hint: 'Add a plugin to the config that makes it (directives: { kdb: … }), or write "\\:" for a plain colon.',
        suggestion: 'kbd',
      },
    ])
  })

  test('make something of fences by their language or a word, and tell no author that they stay code', async () => {
    const lines: number[] = []
    const draw: Plugin = {
      name: 'draw',
      code: {
        fences: {
          mermaid: ({ code, line }) => {
            lines.push(line)
            return { type: 'paragraph', children: [text(code)] }
          },
          live: ({ language }) => [text(`live ${language}`) as never],
        },
      },
    }
    const made = await compile('\n```mermaid\na-->b\n```\n\n```jsx live\n<A/>\n```\n', [draw])
    expect(html(made)).toBe('<p>a-->b</p>\nlive jsx')
    expect(lines).toEqual([3])
    expect(made.diagnostics).toEqual([])
    expect((await compile('```mermaid\na\n```', [])).diagnostics.map(({ code }) => code)).toEqual(['plain-code'])
  })

  test('that make themselves again come to an end', async () => {
    const box = { type: 'containerDirective' as const, name: 'more', children: [] }
    const more: Plugin = {
      name: 'more',
      directives: { more: () => ({ type: 'blockquote', children: [{ ...box }] }) as never },
    }
    const made = await compile(':::more\n:::\n', [more])
    expect(made.diagnostics.map(({ code }) => code)).toContain('page-too-deep')
  })
})

describe('code', () => {
  const blockHtml = ({ value }: Outcome<CompiledDoc>) => {
    const [block] = value.main.tree.children
    return block?.type === 'element' ? block.properties['html'] : undefined
  }

  test('is changed by transformers of shiki, in their order and beside marks of ours', async () => {
    const transformers: NonNullable<Plugin['code']>['transformers'] = [
      { name: 'late', enforce: 'post', line: (node) => void (node.properties['data-late'] = '') },
      { preprocess: (code) => code.replace('1', '2') },
      { span: (node) => void (node.properties['title'] = 'token') },
      {
        line(node, line) {
          if (this.options.meta?.__raw?.includes('odd') && line % 2 === 1) this.addClassToHast(node, 'odd')
        },
      },
    ]
    const found = await compile('```js {2} odd\nlet a = 1\nb < 1\n```', [{ name: 'code', code: { transformers } }])
    expect(found.diagnostics).toEqual([])
    const made = String(blockHtml(found))
    expect(made).toMatch(/^<span class="line odd" data-late=""><span class="sk-\d+ sk-d\d+" title="token">let<\/span>/)
    expect(made).toMatch(/\n<\/span><span class="line line--highlight" data-late="">.*&lt;.*\n<\/span>$/)
    expect(made.replace(/<[^>]*>/g, '')).toContain('a = 2')
  })

  test('of a block is plain for a transformer that throws, which is named', async () => {
    const throws = () => {
      throw new Error('no line')
    }
    const plugin: Plugin = { name: 'code', code: { transformers: [{ line: throws }] } }
    const found = await compile('```js\nlet a\n```', [plugin])
    expect(found.diagnostics.map(({ message, line }) => [line, message])).toEqual([
      [1, 'Plugin "code" failed in code.transformers: no line'],
    ])
    expect(blockHtml(found)).toContain('let')
  })

  test('has the colors of a grammar that a plugin brings, by its name and aliases', async () => {
    const patterns = [{ match: '\\bgo\\b', name: 'keyword.control' }]
    const grammar = { name: 'robot', aliases: ['rb9'], scopeName: 'source.robot', patterns, repository: {} }
    const plugin: Plugin = { name: 'robot', code: { languages: [grammar as never] } }
    const found = await compile('```rb9\ngo home\n```', [plugin])
    expect(found.diagnostics).toEqual([])
    expect(blockHtml(found)).toMatch(/^<span class="sk-\d+ sk-d\d+">go<\/span> home$/)
  })
})

describe('what plugins say', () => {
  test('is told where it is, under their name', async () => {
    type File = { message: (reason: string, options?: object) => { note?: string }; fail: (reason: string) => void }
    const say = () => (tree: Root, file: File) => {
      file.message('Too short', { place: tree.children[0]?.position, ruleId: 'length' }).note = 'Write more.'
      file.fail('Stop')
    }
    const { diagnostics, value } = await compile('abc', [{ name: 'words', remark: [say, [remarkSign, 'still']] }])
    expect(diagnostics).toEqual([
      {
        code: 'words/length',
        severity: 'warning',
        message: 'Too short',
        hint: 'Write more.',
        file: 'docs/a.md',
        line: 1,
        column: 1,
        endLine: 1,
        endColumn: 4,
      },
      { code: 'words/message', severity: 'error', message: 'Stop', file: 'docs/a.md' },
    ])
    expect(markup(value.main.tree)).toContain('still')
    expect(value.trace?.failed).toBeUndefined()
  })

  test('is known of files that they read', async () => {
    const read = () => (_: Root, file: { data: { dependencies: string[] } }) =>
      void file.data.dependencies.push('b.txt', '/site/data/c.json')
    const { value } = await compile('', [{ name: 'read', remark: [read] }])
    expect(value.trace?.files).toEqual(['data/c.json', 'docs/b.txt'])
  })
})

describe('a plugin that fails', () => {
  const quick = { ...testOptions, markdown: { ...testOptions.markdown, pageSeconds: 1 } }
  const words = async (plugin: Omit<Plugin, 'name'>, text = 'a\n\n:::box\n:::\n', options = testOptions) => {
    const { diagnostics, value } = await compile(text, [{ name: 'bad', ...plugin }], {}, options)
    expect(value.trace?.failed).toBe(true)
    return diagnostics.map(({ code, message, line }) => [code, line, message].join(' '))
  }
  const failing = () => {
    throw new Error('no key')
  }

  test('is named with its part, and the page is made', async () => {
    const remarkBad = () => failing
    expect(await words({ remark: [remarkBad] }, 'a')).toEqual([
      'plugin-failed 1 Plugin "bad" failed in remark (remarkBad): no key',
    ])
    expect(await words({ rehype: [() => () => Promise.reject(new Error('later'))] }, 'a')).toEqual([
      'plugin-failed 1 Plugin "bad" failed in rehype: later',
    ])
    expect(await words({ directives: { box: failing } })).toEqual([
      'plugin-failed 3 Plugin "bad" failed in directives.box: no key',
      expect.stringContaining('unhandled-directive'),
    ])
  })

  test('is ended when it never comes to an end, also when it waits', async () => {
    const ended = (part: string) =>
      `plugin-failed 1 Plugin "bad" failed in ${part}: it took longer than 1 s and was ended`
    const loops = () => () => {
      for (;;);
    }
    expect(await words({ remark: [loops] }, 'a', quick)).toEqual([ended('remark (loops)')])
    expect(await words({ remark: [() => () => new Promise(() => undefined)] }, 'a', quick)).toEqual([ended('remark')])
  })

  test('is told for code that is none', async () => {
    const bad = () => (tree: Root) => void tree.children.push({ type: 'mdxjsEsm', value: 'import of' } as never)
    expect(await words({ remark: [bad] }, 'a')).toEqual([
      expect.stringContaining('Plugin "bad" failed in the code of MDX that it adds:'),
    ])
  })

  test.each<[words: string, plugin: Plugin, place: string]>([
    [
      'the node that it was at',
      {
        name: 'bad',
        remark: [
          () => (tree: unknown) =>
            visitAll(tree, (node) => {
              if (node.url?.includes('wrong')) throw new Error('no')
            }),
        ],
      },
      '6:5-6:15',
    ],
    [
      'an element of HTML',
      {
        name: 'bad',
        rehype: [
          () => async (tree: unknown) =>
            visitAll(tree, (node) => {
              if (node.tagName === 'h2') throw new Error('no')
            }),
        ],
      },
      '3:1-3:9',
    ],
    [
      'the first line, when nothing of the page is to blame',
      {
        name: 'bad',
        remark: [
          () => () => {
            throw new Error('no')
          },
        ],
      },
      '1:1-1:1',
    ],
    [
      'the first line, when only all of it is',
      {
        name: 'bad',
        remark: [
          () => (tree: unknown) => {
            if ((tree as Root).children.length > 2) throw new Error('no')
          },
        ],
      },
      '1:1-1:1',
    ],
    [
      'the place that it says itself',
      {
        name: 'bad',
        remark: [
          () => () => {
            throw Object.assign(new Error('no'), { line: 4, column: 2 })
          },
        ],
      },
      '4:2-4:3',
    ],
  ])('is told at %s', async (_, plugin, place) => {
    const text = 'Words.\n\n## Title\n\n- one\n- a [b](wrong) and [c](right)\n'
    const { diagnostics } = await compile(text, [plugin])
    expect(
      diagnostics.map(({ line, column, endLine, endColumn }) => `${line}:${column}-${endLine}:${endColumn}`),
    ).toEqual([place])
  })

  test('is told when it can not even be attached', async () => {
    const throwing: Plugin = { name: 'bad', remark: [failing] }
    expect((await compile('a', [throwing])).diagnostics.map(({ message }) => message)).toEqual([
      'Plugin "bad" failed in remark (failing): no key',
    ])
  })
})

interface AnyNode {
  readonly url?: string
  readonly tagName?: string
  readonly children?: readonly AnyNode[]
}

function visitAll(tree: unknown, visit: (node: AnyNode) => void): void {
  const node = tree as AnyNode // any tree
  visit(node)
  for (const child of node.children ?? []) visitAll(child, visit)
}
