import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Root, RootContent } from 'hast'
import type { CompiledDoc, CompiledModule } from '../../model/compiled.ts'
import { renderArticle, type ArticleInput } from './article.ts'
import { ArticleError } from './article-error.ts'

// React's types are narrower than what any JSX runtime promises.
const runtime = { jsx, jsxs, createElement, Fragment } as unknown as ArticleInput['runtime']

function doc(
  children: RootContent[],
  more: Partial<CompiledModule> = {},
  partials: CompiledDoc['partials'] = {},
): CompiledDoc {
  const tree: Root = { type: 'root', children }
  const facts = { links: [], headings: [], components: [], modules: [], languages: [] }
  return { main: { source: 'doc.mdx', tree, imports: [], ...more }, partials, facts, sections: [] }
}

function html(input: Partial<ArticleInput> & Pick<ArticleInput, 'compiled'>): string {
  return renderToStaticMarkup(renderArticle({ urls: [], modules: {}, components: {}, runtime, scope: {}, ...input }))
}

function expression(index: number): RootContent {
  return { type: 'mdxFlowExpression', value: '', data: { expression: index } } as RootContent
}

function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: RootContent[] = [],
  data: object = {},
): RootContent {
  const list = Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }))
  return { type: 'mdxJsxFlowElement', name, attributes: list, children, data } as unknown as RootContent
}

const text = (value: string): RootContent => ({ type: 'text', value })

describe('an article', () => {
  test('has the URLs of its links and the sizes of its images', () => {
    const compiled = doc([
      { type: 'element', tagName: 'a', properties: { href: './a.md' }, children: [], data: { link: 0 } },
      { type: 'element', tagName: 'img', properties: { src: './i.png', alt: '' }, children: [], data: { link: 1 } },
      jsxElement('a', { href: 'https://e.x' }, [], { link: 2 }),
      { type: 'element', tagName: 'a', properties: { href: '//f.x' }, children: [], data: { link: 3 } },
    ])
    const urls = [
      { url: '/a', external: false },
      { url: '/assets/i.png', external: false, width: 2, height: 3 },
      { url: 'https://e.x', external: true },
      { url: '//f.x', external: true },
    ]
    expect(html({ compiled, urls })).toBe(
      '<a href="/a"></a><img src="/assets/i.png" alt="" width="2" height="3" loading="lazy" decoding="async"/>' +
        '<a href="https://e.x" target="_blank" rel="noopener noreferrer"></a>' +
        '<a href="//f.x" target="_blank" rel="noopener noreferrer"></a>',
    )
    expect(compiled.main.tree.children[0]).toMatchObject({ properties: { href: './a.md' } })
  })

  test('shows expressions with the names of its scope', () => {
    const code =
      'const {frontMatter, props} = _scope.values; return {expressions: [() => frontMatter.title, () => props.n], exports: {}}'
    expect(
      html({
        compiled: doc([expression(0), text(' '), expression(1)], { code }),
        scope: { frontMatter: { title: 'T' }, n: 1 },
      }),
    ).toBe('T 1')
  })

  test('shows components that it imports, exports or that are registered', () => {
    const compiled = doc([jsxElement('A'), jsxElement('M.B'), jsxElement('C'), jsxElement('D', {}, [text('d')])], {
      code: 'const {createElement: _jsx} = _scope.runtime; const C = () => _jsx("u"); return {expressions: [], exports: {C}}',
      imports: [
        { local: 'A', imported: 'default', specifier: 'a.tsx' },
        { local: 'M', imported: '*', specifier: 'a.tsx' },
      ],
    })
    const modules = { 'a.tsx': { default: () => createElement('b'), B: () => createElement('i') } }
    const components = { D: ({ children }: { children: ReactNode }) => createElement('s', null, children) }
    expect(html({ compiled, modules, components })).toBe('<b></b><i></i><u></u><s>d</s>')
  })

  test('shows partials with their props', () => {
    const partial: CompiledModule = {
      source: '_p.mdx',
      tree: { type: 'root', children: [expression(0)] },
      imports: [],
      code: 'const {props} = _scope.values; return {expressions: [() => props.x], exports: {}}',
    }
    const imports = [{ local: 'P', imported: 'default', specifier: '_p.mdx' }]
    expect(
      html({
        compiled: doc([jsxElement('P', { x: '1' }), jsxElement('P', { x: '2' })], { imports }, { '_p.mdx': partial }),
      }),
    ).toBe('12')
  })

  test('gives an admonition its title with markup', () => {
    const em: RootContent = { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: 'T' }] }
    const title: RootContent = { type: 'element', tagName: 'p', properties: {}, children: [] }
    title.children.push({
      ...jsxElement('AdmonitionTitle', {}, [em]),
      type: 'mdxJsxTextElement',
    } as (typeof title.children)[number])
    const Admonition = (props: { title: ReactElement; children: ReactNode }) =>
      createElement('aside', null, props.title, '|', props.children)
    expect(
      html({
        compiled: doc([jsxElement('Admonition', { title: 'T' }, [title, text('x')])]),
        components: { Admonition },
      }),
    ).toBe('<aside><em>T</em>|x</aside>')
  })

  test('aligns table cells without inline styles', () => {
    const cell: RootContent = { type: 'element', tagName: 'td', properties: { align: 'center' }, children: [] }
    expect(html({ compiled: doc([cell]) })).toBe('<td align="center"></td>')
  })

  test('has the names of a package in CommonJS, which only its default export knows', () => {
    const imports = [{ local: 'M', imported: '*', specifier: 'm' }]
    const compiled = doc([jsxElement('M.B')], { imports })
    expect(html({ compiled, modules: { m: { default: { B: () => createElement('i') } } } })).toBe('<i></i>')
    const modules = { m: { default: { B: () => createElement('i') }, other: 1 } }
    expect(() => html({ compiled, modules })).toThrow('Unexpected component "M.B"')
  })

  test('fails where what is exported or registered is no component', () => {
    const code = 'return {expressions: [], exports: { A: undefined, B: { C: null } }}'
    for (const name of ['A', 'B.C', 'Tabs.Item'])
      expect(() => html({ compiled: doc([jsxElement(name)], { code }), components: { Tabs: () => null } })).toThrow(
        `Unexpected component "${name}", expected one that exists`,
      )
  })

  test('shows the content of a component that nobody knows', () => {
    expect(html({ compiled: doc([jsxElement('Unknown', {}, [text('x')])]) })).toBe('x')
  })
})

test('what an expression throws names the component around it', () => {
  const compiled = doc([jsxElement('Tabs', {}, [expression(0)])], {
    code: 'return {expressions: [() => nope.x], exports: {}}',
  })
  const render = () => html({ compiled, components: { Tabs: () => null } })
  expect(render).toThrow(ArticleError)
  expect(render).toThrow('nope is not defined')
  try {
    render()
  } catch (error) {
    expect(error).toMatchObject({ component: 'Tabs', source: 'doc.mdx' })
  }
})
