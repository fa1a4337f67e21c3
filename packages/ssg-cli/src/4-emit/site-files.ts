import { siteRoot } from '../text/urls/site-root.ts'
import { outputPath } from '../text/urls/base-url.ts'
import type { CopiedFile, Emitter, MadeFile } from './emitter.ts'

/** The files of the static folders. */
export const staticFiles: Emitter<CopiedFile> = ({ site }) =>
  [...site.staticFiles].map(([path, copyOf]) => ({ path, copyOf }))

/** The bundle for browsers. */
export const clientFiles: Emitter<MadeFile> = ({ site }) =>
  site.client.files.map(({ path, bytes }) => ({ path, make: () => bytes }))

/** The sidebars, each once for all pages that show it. */
export const sidebarFiles: Emitter<MadeFile> = ({ site: { config, context } }) =>
  Object.values(context.sidebars).map(({ dataUrl, items }) => ({
    path: outputPath(dataUrl, siteRoot(config)),
    make: () => JSON.stringify(items),
  }))

/** Files that modules import and pages show or link to. */
export const assetFiles: Emitter<CopiedFile> = ({ site, pages }) => {
  const all = [...site.moduleAssets, ...pages.flatMap(({ summary }) => summary.assets)]
  return [...new Map(all.map(({ output, source }) => [output, source]))].map(([path, copyOf]) => ({ path, copyOf }))
}
