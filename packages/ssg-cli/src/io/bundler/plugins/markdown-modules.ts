import { existsSync } from 'node:fs'
import { readFile } from '../../files/read-file.ts'
import { basename, dirname, join } from 'node:path'
import { scanDoc } from '../../../2-sources/scan/scan-doc.ts'
import { createCompiler } from '../../../3-pages/compile/compiler.ts'
import { resolvedKey } from '../../../3-pages/compile/types.ts'
import { markdownName } from '../../../3-pages/render/markdown-component.ts'
import { brokenImage } from '../../../diagnostics/catalogue.ts'
import type { CompileOptions } from '../../../model/compile.ts'
import type { CompiledDoc } from '../../../model/compiled.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { DocHead } from '../../../model/head.ts'
import { codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import { bodyStart } from '../../../text/markdown/front-matter.ts'
import { memo } from '../../../text/memo.ts'
import type { PartialMessage, Plugin } from '../../esbuild.ts'
import { relativePath } from '../../files/within.ts'
import { knowingQuery, madeNames, ownExports, type OwnExports } from './own-exports.ts'

/** Where Markdown is imported. */
interface MarkdownPlace {
  readonly siteDir: string
  /** Package of the theme. */
  readonly theme: string
  /** True where the bundle is for browsers, which get no Markdown: they keep what the page shows already. */
  readonly isBrowser?: boolean
}

/**
 * `import Steps from './_steps.md'` in code gives a component, as webpack's loader of MDX does. Plugins of the site for
 * Markdown do not see such a file.
 */
export function markdownModules(options: CompileOptions, { siteDir, theme, isBrowser = false }: MarkdownPlace): Plugin {
  const compiler = memo(() => createCompiler(options))
  return {
    name: 'markdown-modules',
    setup(context) {
      context.onLoad({ filter: /\.mdx?$/, namespace: 'file' }, async ({ path, suffix }) => {
        const text = readFile(path, 'utf8')
        const source = relativePath(siteDir, path)
        const { value: head, diagnostics } = scanDoc({ file: source, source, text, markdown: options.markdown })
        const own = await ownExports(head.format === 'mdx' ? text : '')
        const { value: compiled, diagnostics: more } = await compiler().compileDoc({
          head,
          text,
          bodyOffset: bodyStart(text).offset,
          files: {},
          resolved: Object.fromEntries([
            ...head.imports.flatMap(({ specifier }) => resolved(source, specifier)),
            // Components that it declares are those of its code, which come to life.
            ...(own.query === codeSpecifier
              ? [[resolvedKey(source, codeSpecifier), besideOf(path, codeSpecifier)]]
              : []),
          ]),
          partialHeads: {},
        })
        const lost = filesIn(compiled).filter(({ url }) => !existsSync(join(dirname(path), url)))
        const errors = [
          ...[...diagnostics, ...more].filter(({ severity }) => severity === 'error'),
          ...lost.map(({ url, position }) => brokenImage({ file: source, position, url })),
        ]
        if (errors.length > 0) return { errors: errors.map((error) => messageOf(error, path)) }
        const made = madeOf(compiled, head)
        const resolveDir = dirname(path)
        if (suffix === knowingQuery) return { contents: knowingCode(own, made), loader: 'tsx', resolveDir }
        const contents = [
          ...exportsOf(own, made, path),
          ...(isBrowser ? keptModule : renderedModule(compiled, theme)),
        ].join('\n')
        return { contents, loader: 'js', resolveDir }
      })
    },
  }
}

/** Other Markdown is a module too: the query says that it is no part of this text. */
function resolved(source: string, specifier: string): readonly (readonly [string, string])[] {
  if (specifier.startsWith('@theme/')) return []
  return [[resolvedKey(source, specifier), specifier.replace(/(\.mdx?)$/, '$1?module')]]
}

function messageOf({ message, line = 1, column = 1 }: Diagnostic, file: string): PartialMessage {
  return { text: message, location: { file, line, column: column - 1 } }
}

/** Pictures and other files beside the text, with the numbers of their links. */
function filesIn({ facts }: CompiledDoc) {
  return facts.links.flatMap(({ kind, url, position }, index) =>
    kind !== 'link' && /^\.{1,2}\//.test(url) ? [{ index, url, position }] : [],
  )
}

/** Name of what MDX exports without saying so → its code. */
type Made = Readonly<Record<(typeof madeNames)[number], string>>

function madeOf({ facts }: CompiledDoc, { frontMatter, contentTitle }: DocHead): Made {
  const toc = facts.headings.map(({ html, id, level }) => ({ value: html, id, level }))
  return {
    frontMatter: JSON.stringify(frontMatter),
    contentTitle: JSON.stringify(contentTitle) ?? 'undefined',
    toc: JSON.stringify(toc),
  }
}

/** The specifier of a module of the same file. It is the same wherever the site lies. */
function besideOf(path: string, query = ''): string {
  return `./${basename(path)}${query}`
}

/** What the author exports under one of these names stands in its place. */
function exportsOf({ names, query }: OwnExports, made: Made, path: string): readonly string[] {
  const from = JSON.stringify(besideOf(path, query))
  return [
    ...(query === undefined ? [] : [`export * from ${from}`]),
    ...madeNames.map((name) =>
      names.has(name) ? `import { ${name} } from ${from}` : `export const ${name} = ${made[name]}`,
    ),
  ]
}

/** On the first line, so that the others keep their numbers. */
function knowingCode({ asked, code }: OwnExports, made: Made): string {
  return asked.map((name) => `const ${name} = ${made[name]};`).join('') + code
}

function renderedModule(compiled: CompiledDoc, theme: string): readonly string[] {
  const specifiers = [...new Set(compiled.facts.modules.map(({ specifier }) => specifier))]
  const files = filesIn(compiled)
  return [
    `import theme from ${JSON.stringify(`${theme}/server`)}`,
    `import { createElement } from 'react'`,
    `import { jsx, jsxs, Fragment } from 'react/jsx-runtime'`,
    ...specifiers.map((name, at) => `import * as module${at} from ${JSON.stringify(importName(name))}`),
    ...files.map(({ index, url }) => `import file${index} from ${JSON.stringify(url)}`),
    `export default globalThis[Symbol.for(${JSON.stringify(markdownName)})]({`,
    `  compiled: ${JSON.stringify(compiled)}, frontMatter, toc, runtime: { createElement, jsx, jsxs, Fragment },`,
    `  modules: {${specifiers.map((name, at) => `${JSON.stringify(name)}: module${at}`).join()}},`,
    `  files: {${files.map(({ index }) => `${index}: file${index}`).join()}}, components: () => theme.components,`,
    '})',
  ]
}

/** React leaves the HTML of the page as it is. An element that is made anew gets what the first one showed. */
const keptModule: readonly string[] = [
  "import { createElement } from 'react'",
  "let shown = ''",
  'const keep = (element) => {',
  "  if (element?.innerHTML === '') element.innerHTML = shown",
  '  else if (element) shown = element.innerHTML',
  '}',
  "const props = { 'data-markdown': '', ref: keep, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }",
  "export default () => createElement('div', props)",
]

/** `theme:Tabs` is how heads name what code asks for as `@theme/Tabs`. */
function importName(specifier: string): string {
  return specifier.replace(/^theme:/, '@theme/')
}
