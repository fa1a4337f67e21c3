import { posix } from 'node:path'
import {
  docText,
  element,
  heading,
  inline,
  inlineCode,
  link,
  paragraph,
  text,
  type Content,
} from '@docs-build/mdx-text'
import type { SidebarsConfig } from 'docs-build'
import type { JSONOutput } from 'typedoc'
import type { UrlOf } from '../print/type-tokens.ts'
import { commentContent, firstSentence } from './comment.ts'
import { exportContent } from './export-page.ts'
import { kinds, modulesOf, targetsOf, type ExportPage, type ModulePages } from './names.ts'

/** A doc: its file, its text, and where in the sources it comes from. */
export interface ReferencePage {
  readonly file: string
  readonly text: string
  readonly source?: { readonly file: string; readonly line: number }
}

/** What a site says of its pages. */
export interface PageOptions {
  readonly title?: string | undefined
  readonly sourceUrl?: string | undefined
}

/** Make all pages of a project, and their sidebar. */
export function referencePages(
  project: JSONOutput.ProjectReflection,
  { title = project.packageName ?? project.name, sourceUrl }: PageOptions,
): { readonly pages: readonly ReferencePage[]; readonly sidebars: SidebarsConfig } {
  const modules = modulesOf(project)
  const targets = targetsOf(modules)
  const urlsFrom =
    (file: string): UrlOf =>
    (id) => {
      const target = targets.get(id)
      if (!target) return undefined
      const anchor = target.id === undefined ? '' : `#${target.id}`
      return target.file === file && anchor !== '' ? anchor : relative(target.file, file) + anchor
    }
  const pages = modules.flatMap((module) => [
    {
      file: module.file,
      text: docText(frontMatter(module.file, module.name || title), moduleContent(module, urlsFrom(module.file))),
    },
    ...module.exports.map(({ file, declaration }) => {
      const [source] = declaration.sources ?? []
      return {
        file,
        text: docText(
          frontMatter(file, declaration.name),
          exportContent(declaration, { urlOf: urlsFrom(file), sourceUrl }),
        ),
        ...(source && { source: { file: source.fileName, line: source.line } }),
      }
    }),
  ])
  const [only, more] = modules
  const isOne = only && !more
  const first = { file: 'index.mdx', text: docText(frontMatter('index.mdx', title), moduleList(modules)) }
  return { pages: isOne ? pages : [first, ...pages], sidebars: { reference: sidebar(modules) } }
}

function relative(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file)
  return path.startsWith('.') ? path : `./${path}`
}

function frontMatter(file: string, title: string): Readonly<Record<string, unknown>> {
  // A doc that is called like its folder would stand for that.
  const slug = file.endsWith('index.mdx') ? undefined : `/${file.replace(/\.mdx$/, '')}`
  return { title, ...(slug && { slug }) }
}

function moduleContent(module: ModulePages, urlOf: UrlOf): readonly Content[] {
  const groups = kinds.flatMap(({ kind, title }): readonly Content[] => {
    const own = module.exports.filter((page) => page.kind.kind === kind)
    if (own.length === 0) return []
    const rows = own.flatMap(({ file, declaration }) => [
      paragraph(inline('dt', {}, [link(relative(file, module.file), inlineCode(declaration.name))])),
      element('dd', {}, firstSentence(declaration.comment ?? declaration.signatures?.[0]?.comment, urlOf)),
    ])
    return [heading(2, [text(title)]), element('dl', {}, rows)]
  })
  return [...commentContent(module.declaration.comment, 1, urlOf), ...groups]
}

function moduleList(modules: readonly ModulePages[]): readonly Content[] {
  const rows = modules.flatMap(({ name, file }) => [
    paragraph(inline('dt', {}, [link(relative(file, 'index.mdx'), inlineCode(name))])),
    element('dd', {}, []),
  ])
  return [element('dl', {}, rows)]
}

type Item = Readonly<Record<string, unknown>>

function sidebar(modules: readonly ModulePages[]): readonly Item[] {
  const overview: Item = { type: 'doc', id: 'index', label: 'Overview' }
  const [only, more] = modules
  if (only && !more) return [overview, ...categories(only.exports)]
  const groups = modules.map(({ name, file, exports }): Item => ({
    type: 'category',
    label: name,
    link: { type: 'doc', id: docId(file) },
    items: categories(exports),
  }))
  return [overview, ...groups]
}

function categories(exports: readonly ExportPage[]): readonly Item[] {
  return kinds.flatMap(({ kind, title }): readonly Item[] => {
    const items = exports
      .filter((page) => page.kind.kind === kind)
      .map(({ file, declaration }) => ({ type: 'doc', id: docId(file), label: declaration.name }))
    return items.length === 0 ? [] : [{ type: 'category', label: title, items }]
  })
}

function docId(file: string): string {
  return file.replace(/\.mdx$/, '')
}
