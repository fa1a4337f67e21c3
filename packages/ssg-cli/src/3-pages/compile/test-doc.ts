import type { Nodes } from 'hast'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Outcome } from '../../model/outcome.ts'
import { createCompiler } from './compiler.ts'
import type { Compiler } from './types.ts'
import type { CompileInput, CompileOptions } from '../../model/compile.ts'

/** Options of a small site, for tests. */
export const testOptions: CompileOptions = {
  markdown: { format: 'detect', admonitions: { update: 'Update' }, math: true, codeFiles: true, pageSeconds: 30 },
  code: {
    themes: { light: 'github-light', dark: 'github-dark' },
    defaultLanguage: 'text',
    aliases: { st: 'pascal' },
    magicComments: [],
  },
  components: ['Tabs', 'TabItem', 'CodeTabs', 'APITable', 'Button', 'Details', 'DocCardList', 'Admonition'],
  themeComponents: {
    Admonition: { fromMarkdown: true, ids: 'props' },
    CodeBlock: { fromMarkdown: true, ids: 'none' },
    Button: { links: true },
  },
}

const compilers = new Map<CompileOptions, Compiler>()

/** Compile a text as the doc `doc.md` or `doc.mdx`, for tests. */
export function compileText(
  text: string,
  format: 'md' | 'mdx' = 'md',
  more: Partial<CompileInput> = {},
  options: CompileOptions = testOptions,
): Promise<Outcome<CompiledDoc>> {
  const compiler = compilers.get(options) ?? createCompiler(options)
  compilers.set(options, compiler)
  const input = {
    head: { source: `doc.${format}`, format },
    text,
    bodyOffset: 0,
    files: {},
    resolved: {},
    partialHeads: {},
    ...more,
  }
  return compiler.compileDoc(input)
}

/** A tree as one line of markup, for tests: attributes in braces, without what code blocks hold as HTML. */
export function markup(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return `{${node.data?.expression}}`
  const children = 'children' in node ? node.children.map(markup).join('') : ''
  if (node.type === 'element') return tag(node.tagName, node.properties, children)
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return children
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return ['...', true] as const
    return [attribute.name, typeof attribute.value === 'object' ? '{}' : attribute.value] as const
  })
  return tag(node.name ?? '', Object.fromEntries(attributes), children)
}

function tag(name: string, properties: Readonly<Record<string, unknown>>, children: string): string {
  const attributes = Object.entries(properties).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${written(value)}"`,
  )
  return `<${name}${attributes.join('')}>${children}</${name}>`
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : String(value)
}
