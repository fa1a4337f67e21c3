import { htmlClasses } from '../html-classes.ts'
import type { Config } from '../../model/config.ts'
import type { PagesFolder } from '../../model/pages-folder.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { outcome } from '../../model/outcome.ts'
import type { Page } from '../../model/page.ts'
import { pathFilter } from '../../text/glob.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { readableFiles } from '../readable-files.ts'
import type { HeadScan } from '../scan/read-head.ts'
import { readHeads } from '../scan/read-heads.ts'
import { inheritedFrom, translatedFiles } from '../translated-files.ts'
import type { PageSource } from '../source.ts'
import { slugDiagnostics } from '../urls/slug-diagnostics.ts'
import { markdownPage } from './markdown-page.ts'
import { below, pageRoute } from './page-route.ts'

/** What a folder of pages holds. */
export interface ReadPages {
  readonly folder: PagesFolder
  /** Under this name links of its pages are resolved. */
  readonly collection: string
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
export const pagesSource: PageSource<readonly ReadPages[]> = {
  id: 'pages',
  async read({ host, config, onNew }) {
    const diagnostics: Diagnostic[] = []
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
    const scan = { host, config, report, ...(onNew && { onNew }) }
    const read = await Promise.all(foldersOf(config).map((folder, index) => readPages(scan, folder, index)))
    return outcome(read, diagnostics)
  },
  place(folders, { config, drafts }) {
    const shownIn = (heads: readonly DocHead[]) => heads.filter(({ frontMatter }) => drafts || !frontMatter.draft)
    const pages = folders.flatMap(({ modules, heads, files, folder, collection, originals: own }) => {
      const components = modules.map((path) => {
        const name = below(folder.routeBasePath, path.replace(/\.[jt]sx?$/, ''))
        const file = files.get(path) ?? joinFolder(folder.path, path)
        return { page: reactPage(name, config), source: file, module: { file, name } }
      })
      return [
        ...components,
        ...shownIn(heads).map((head) => markdownPage(head, config, { collection, folder, original: own[head.source] })),
      ]
    })
    const originals = Object.fromEntries(folders.flatMap((each) => Object.entries(each.originals)))
    const plan = {
      pages,
      files: new Map(folders.map(({ collection, files }) => [`${collection}/current`, files])),
      ...(Object.keys(originals).length > 0 && { originals }),
      history: folders.flatMap(({ folder: { path, lastUpdated } }) =>
        lastUpdated?.date || lastUpdated?.author ? [path] : [],
      ),
      watched: [
        ...folders.map(({ folder }) => folder.path),
        ...(config.languages?.folder ? [config.languages.folder] : []),
      ],
    }
    return outcome(
      plan,
      folders.flatMap(({ heads }) => shownIn(heads).flatMap(slugProblems)),
    )
  },
}

function foldersOf({
  pagesDir,
  pagesInclude,
  pagesExclude,
  morePages = [],
  ...config
}: Config): readonly PagesFolder[] {
  const first: PagesFolder = {
    path: pagesDir,
    routeBasePath: '',
    include: pagesInclude,
    exclude: pagesExclude,
    editUrl: config.pagesEditUrl,
    editLocalizedFiles: config.pagesEditLocalizedFiles,
    lastUpdated: config.pagesLastUpdated,
  }
  return [first, ...morePages]
}

async function readPages(scan: HeadScan, folder: PagesFolder, index: number): Promise<ReadPages> {
  const { host, config, report } = scan
  const listed = readableFiles(host, folder.path, config, report)
  const own = new Map(listed.map(({ path }) => [path, joinFolder(folder.path, path)]))
  const { files, originals } = translatedFiles({ host, config, report }, own, {
    folder: folder.path,
    foreign: `docusaurus-plugin-content-pages${folder.id === undefined ? '' : `-${folder.id}`}`,
  })
  const isPage = pathFilter(folder.include, folder.exclude)
  const paths = [...files.keys()].filter((path) => isPage(path))
  const heads = await readHeads(
    scan,
    paths.filter(isMarkdown).map((file) => {
      const source = files.get(file) ?? ''
      return { file, source, original: inheritedFrom(source, originals) }
    }),
  )
  const modules = paths.filter((path) => !isMarkdown(path))
  // No collection of docs has a colon in its id.
  return { folder, collection: index === 0 ? ':pages' : `:pages-${index}`, modules, heads, files, originals }
}

function slugProblems(head: DocHead): readonly Diagnostic[] {
  const { slug } = head.frontMatter
  return slug === undefined ? [] : slugDiagnostics(head, slug, slug.startsWith('/') ? slug : `/${slug}`)
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
    className: htmlClasses('react-page', 'plugin-pages plugin-id-default', config),
  }
  return { route, meta, content: { type: 'react', component: name } }
}
