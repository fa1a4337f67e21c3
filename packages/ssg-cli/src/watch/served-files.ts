import { siteRoot } from '../text/urls/site-root.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { redirectFiles } from '../4-emit/redirect-files.ts'
import { pageFiles } from '../text/urls/page-files.ts'
import { partsOf } from '../text/part-of.ts'
import type { WrittenFile } from './watch-host.ts'
import { outputPath } from '../text/urls/base-url.ts'

/** Says what a path of the output is, without making it. */
export interface ServedFiles {
  readonly page: (path: string) => PagePlan | undefined
  readonly other: (path: string) => WrittenFile | undefined
}

/** The files of a site as planned, in all its languages: pages, the client's files, sidebars, static files, and what made pages show. */
export function servedFiles(site: Site, assets: ReadonlyMap<string, string>): ServedFiles {
  const { config, client } = site
  const pages = new Map<string, PagePlan>()
  for (const plan of site.plans) for (const path of Object.values(pageFiles(plan.page, config))) pages.set(path, plan)
  const made = new Map<string, WrittenFile>()
  for (const { source, output } of site.moduleAssets) made.set(output, { source })
  for (const { path, bytes } of client.files) made.set(path, { content: bytes })
  const parts = partsOf(site)
  for (const part of parts) for (const [path, file] of filesOf(part)) made.set(path, file)
  const staticFile = (path: string) => parts.map(({ staticFiles }) => staticFiles.get(path)).find(Boolean)
  return {
    page: (path) => pages.get(path),
    other: (path) => made.get(path) ?? sourceOf(assets.get(path) ?? staticFile(path)),
  }
}

/** What a language has of its own beside pages and static files: its sidebars and redirects. */
function filesOf(part: Site): readonly (readonly [path: string, file: WrittenFile])[] {
  const root = siteRoot(part.config)
  const sidebars = Object.values(part.context.sidebars).map(({ dataUrl, items }) => {
    const file: WrittenFile = {
      get content() {
        return JSON.stringify(items)
      },
    }
    return [outputPath(dataUrl, root), file] as const
  })
  const redirects = [...redirectFiles({ site: part })].map(({ path, make }) => [path, { content: make() }] as const)
  return [...sidebars, ...redirects]
}

/** Keep where the files lie that a page shows. */
export function keepAssets(assets: Map<string, string>, { summary }: MadePage): void {
  for (const { source, output } of summary.assets) assets.set(output, source)
}

function sourceOf(source: string | undefined): WrittenFile | undefined {
  return source === undefined ? undefined : { source }
}
