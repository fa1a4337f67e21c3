import { unmadePage } from '../../diagnostics/catalogue.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome } from '../../model/outcome.ts'
import type { Page } from '../../model/page.ts'
import { dataUrl } from '../../text/page-files.ts'
import { decode } from '../../text/route-key.ts'
import { withSlashPolicy } from '../../text/with-slash-policy.ts'
import { staysInside } from '../../text/stays-inside.ts'
import { joinFolder } from '../../text/resolve-path.ts'
import { readableFiles } from '../readable-files.ts'
import type { PageSource } from '../source.ts'

/**
 * React pages: `pages/index.tsx` is `/`, `pages/tools/index.tsx` is `/tools/`, `pages/search.tsx` is `/search`. Files
 * and folders that begin with `_`, and tests, are no pages. What is read are their paths below the pages folder.
 */
export const reactPagesSource: PageSource<readonly string[]> = {
  id: 'pages',
  read({ host, config }) {
    const diagnostics: Diagnostic[] = []
    const { files } = readableFiles(host, config.pagesDir, config, (diagnostic) => diagnostics.push(diagnostic))
    const paths = files.map(({ path }) => path).filter((path) => isPage(path) || isUnmade(path))
    return Promise.resolve(outcome(paths, diagnostics))
  },
  place(paths, { config }) {
    const pages = paths.filter(isPage).map((path) => {
      const name = path.replace(/\.[jt]sx$/, '')
      const file = joinFolder(config.pagesDir, path)
      return { page: reactPage(name, config), source: file, module: { file, name } }
    })
    const unmade = paths.filter(isUnmade).map((path) => unmadePage({ file: joinFolder(config.pagesDir, path) }))
    return outcome({ pages, watched: [config.pagesDir] }, unmade)
  },
}

/** A page of Markdown, which Docusaurus makes. */
function isUnmade(path: string): boolean {
  return /\.mdx?$/.test(path) && !/(?:^|\/)_|(?:^|\/)__tests__\//.test(path)
}

function isPage(path: string): boolean {
  return /\.[jt]sx$/.test(path) && !/(?:^|\/)_|\.test\.|(?:^|\/)__tests__\//.test(path)
}

function reactPage(name: string, config: Config): Page {
  // A name that leads out of the site once it is decoded stands for itself.
  const path = staysInside(decode(name)) ? name : name.replaceAll('%', '%25')
  const route = config.baseUrl + withSlashPolicy(path.replace(/(^|\/)index$/, '$1'), config.trailingSlash)
  const meta = {
    title: '',
    description: config.tagline,
    keywords: [],
    canonical: config.url + route,
    noIndex: config.noIndex,
    searchTag: 'default',
    className: 'react-page',
  }
  return { route, dataUrl: dataUrl(route), meta, content: { type: 'react', component: name } }
}
