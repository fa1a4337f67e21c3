import { createElement, Fragment } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CompileOptions } from '../../packages/ssg-cli/src/model/compile.ts'
import { createCompiler } from '../../packages/ssg-cli/src/3-pages/compile/compiler.ts'
import { linkDoc } from '../../packages/ssg-cli/src/3-pages/link/link-doc.ts'
import { renderArticle, type ArticleInput } from '../../packages/ssg-cli/src/3-pages/render/article.ts'
import { refuseUnsafe } from '../../packages/ssg-cli/src/3-pages/render/refuse-unsafe.ts'

const options: CompileOptions = {
  markdown: { format: 'md', admonitions: {}, math: true, codeFiles: true, pageSeconds: 30 },
  code: {
    themes: { light: 'github-light', dark: 'github-dark' },
    defaultLanguage: 'text',
    aliases: {},
    magicComments: [],
  },
  components: [],
  colors: false,
}
const compiler = createCompiler(options)

/** Code as CommonMark writes it: its text, and its language as a class. */
function CodeBlock({ html, language }: { readonly html: string; readonly language?: string }) {
  const className = language === undefined || language === 'text' ? undefined : `language-${language}`
  const text = html === '' ? '' : `${html}\n`
  return createElement('pre', {}, createElement('code', { className, dangerouslySetInnerHTML: { __html: text } }))
}

// React's types are narrower than what any JSX runtime promises.
const runtime = { jsx, jsxs, createElement, Fragment } as unknown as ArticleInput['runtime']

/** Make the article of a `.md` file as a build does, but for the theme: compile, resolve links, render. */
export async function renderMarkdown(text: string): Promise<string> {
  const head = { source: 'docs/index.md', format: 'md' as const }
  const { value: compiled } = await compiler.compileDoc({
    head,
    text,
    bodyOffset: 0,
    files: {},
    resolved: {},
    partialHeads: {},
  })
  const { value: urls } = linkDoc({
    links: compiled.facts.links,
    doc: { collection: 'docs', version: 'current', file: 'index.md', permalink: '/' },
    table: { baseUrl: '/', routes: {}, files: {}, docs: {}, sources: {} },
    folders: { file: 'index.md', versionFiles: {}, staticDirs: [], baseUrls: ['/'] },
    assets: {},
  })
  const element = renderArticle({ compiled, urls, modules: {}, components: { CodeBlock }, runtime, scope: {} })
  return refuseUnsafe({ html: renderToStaticMarkup(element) }).article.html ?? ''
}
