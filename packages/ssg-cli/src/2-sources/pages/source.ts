import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { outcome } from '../../model/outcome.ts'
import type { Page } from '../../model/page.ts'
import { pathFilter } from '../../text/glob.ts'
import { joinFolder } from '../../text/resolve-path.ts'
import { readableFiles } from '../readable-files.ts'
import { readHead } from '../scan/read-head.ts'
import { inheritedFrom, translatedFiles } from '../translated-files.ts'
import type { PageSource } from '../source.ts'
import { markdownPage, pagesId } from './markdown-page.ts'
import { pageRoute } from './page-route.ts'

/** What the folder of pages holds. */
export interface ReadPages {
  /** Paths of components below the folder. */
  readonly modules: readonly string[]
  /** Of Markdown. */
  readonly heads: readonly DocHead[]
  /** Every file: path below the folder → site-relative path. */
  readonly files: ReadonlyMap<string, string>
  /** Translation → the file that it stands for. */
  readonly originals: Readonly<Record<string, string>>
}

/**
 * Pages that are no docs, of React and of Markdown: `pages/index.tsx` is `/`, `pages/tools/index.tsx` is `/tools/`,
 * `pages/about.md` is `/about`. Files and folders that begin with `_`, and tests, are no pages unless the config says so.
 */
export const pagesSource: PageSource<ReadPages> = {
  id: 'pages',
  read({ host, config, onNew }) {
    const diagnostics: Diagnostic[] = []
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
    const listed = readableFiles(host, config.pagesDir, config, report).files
    const own = new Map(listed.map(({ path }) => [path, joinFolder(config.pagesDir, path)]))
    const { files, originals } = translatedFiles({ host, config, report }, own, {
      folder: config.pagesDir,
      foreign: 'docusaurus-plugin-content-pages',
    })
    const isPage = pathFilter(config.pagesInclude, config.pagesExclude)
    const paths = [...files.keys()].filter((path) => isPage(path))
    const scan = { host, config, report, ...(onNew && { onNew }) }
    const heads = paths.filter(isMarkdown).flatMap((path) => {
      const source = files.get(path) ?? ''
      return readHead(scan, path, source, { original: inheritedFrom(source, originals) }) ?? []
    })
    const modules = paths.filter((path) => !isMarkdown(path))
    return Promise.resolve(outcome({ modules, heads, files, originals }, diagnostics))
  },
  place({ modules, heads, files, originals }, { config, drafts }) {
    const components = modules.map((path) => {
      const name = path.replace(/\.[jt]sx?$/, '')
      const file = files.get(path) ?? joinFolder(config.pagesDir, path)
      return { page: reactPage(name, config), source: file, module: { file, name } }
    })
    const shown = heads.filter(({ frontMatter }) => drafts || !frontMatter.draft)
    const pages = [...components, ...shown.map((head) => markdownPage(head, config))]
    return outcome({
      pages,
      files: new Map([[`${pagesId}/current`, files]]),
      ...(Object.keys(originals).length > 0 && { originals }),
      watched: [config.pagesDir, ...(config.languages?.folder ? [config.languages.folder] : [])],
    })
  },
}

function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path)
}

function reactPage(name: string, config: Config): Page {
  const route = pageRoute(name, config)
  const meta = {
    title: '',
    description: config.tagline,
    keywords: [],
    canonical: config.url + route,
    noIndex: config.noIndex,
    searchTag: 'default',
    className: 'react-page',
  }
  return { route, meta, content: { type: 'react', component: name } }
}
