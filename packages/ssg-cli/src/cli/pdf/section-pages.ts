import { join } from 'node:path'
import type { Manifest } from '../../io/output/manifest.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { readFile } from '../../io/files/read-file.ts'

/** A section of the docs that has a page for paper. */
export interface SectionPage {
  /** `/guide/` */
  readonly section: string
  /** Path of its page, below that of the site: `guide/print`. */
  readonly path: string
}

/** The pages of sections that an output holds. Search engines are told not to list them, which no other page named `print` is. */
export function sectionPages(folder: string, { files, baseUrl }: Manifest): readonly SectionPage[] {
  return Object.keys(files).flatMap((file) => {
    const path = /^((?:.*\/)?print)(?:\/index)?\.html$/.exec(file)?.[1]
    if (path === undefined || !noIndex.test(readFile(join(folder, file), 'utf8'))) return []
    return { section: baseUrl + path.slice(0, -'print'.length), path }
  })
}

const noIndex = /<meta name="?robots"? content="?noindex/

/** The page of the section at a URL, in whatever spelling: with the path of the site or without, or the URL of its page. */
export function findSection(pages: readonly SectionPage[], url: string, baseUrl: string): SectionPage | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  const asked = routeKey(path.replace(/^\/*/, '/'))
  const below = routeKey(baseUrl + asked.replace(/^\//, ''))
  return pages.find(({ section, path: page }) =>
    [routeKey(section), routeKey(baseUrl + page)].some((key) => key === asked || key === below),
  )
}
