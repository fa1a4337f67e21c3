import type { Asset } from '../../model/asset.ts'
import type { Config } from '../../model/config.ts'
import type { CompiledBody, LinkBase, LinkedBody, SiteContext } from '../../model/page-job.ts'
import { splitUrl } from '../../text/urls/split-url.ts'
import { isReadable } from '../../text/is-readable.ts'
import { assetCandidates, type AssetFolders } from './asset-candidates.ts'
import { linkDoc } from './link-doc.ts'

/** Resolve the links of a compiled body, and find the files that it shows. */
export function linkBody(
  linkBase: LinkBase,
  compiled: CompiledBody,
  context: SiteContext,
  assetOf: (path: string) => Asset | undefined,
): LinkedBody {
  const folders = assetFolders(linkBase, context)
  const assets: Record<string, Asset> = {}
  const refused: Record<string, Asset> = {}
  for (const link of compiled.facts.links) {
    for (const path of assetCandidates(link, folders)) {
      const asset = assetOf(path)
      if (!asset) continue
      const isAllowed = isReadable(asset.outside, context.config.readableDirs)
      if (isAllowed && asset.unreadable === undefined) assets[path] = asset
      else refused[path] = asset
    }
  }
  const { value, diagnostics } = linkDoc({
    links: compiled.facts.links,
    doc: linkBase,
    table: context.table,
    folders,
    assets,
    refused,
    yields: context.config.siteConfig !== undefined,
    leavesFiles: leavesFiles(context.config),
    givesWritten: showsOwnLinks(context.config),
  })
  const used = new Set(value.map(({ url }) => splitUrl(url).path))
  return {
    urls: value,
    diagnostics,
    assets: Object.values(assets).filter((asset) =>
      used.has((context.table.root ?? context.table.baseUrl) + asset.output),
    ),
  }
}

/** Docusaurus warns of a link to a file that is no doc; what it leaves in the page then is a link to a page that is not there. */
export function leavesFiles({ siteConfig, diagnostics }: Pick<Config, 'siteConfig' | 'diagnostics'>): boolean {
  const weight = (code: 'broken-link' | 'broken-markdown-link') =>
    ['ignore', 'warn', 'error'].indexOf(diagnostics[code] ?? 'error')
  return siteConfig !== undefined && weight('broken-link') > weight('broken-markdown-link')
}

/** True for a site of Docusaurus with a component of its own for links. */
export function showsOwnLinks({ siteConfig, theme }: Pick<Config, 'siteConfig' | 'theme'>): boolean {
  return siteConfig !== undefined && Object.hasOwn(theme.mdxComponents, 'a')
}

/** Where files that a body names are looked for. */
export function assetFolders(linkBase: LinkBase, { versionFiles, config, table }: SiteContext): AssetFolders {
  return {
    file: linkBase.file,
    versionFiles: versionFiles[`${linkBase.collection}/${linkBase.version}`] ?? {},
    staticDirs: config.staticDirs,
    baseUrls: [...new Set([table.root ?? table.baseUrl, table.baseUrl, ...(table.otherBases ?? [])])],
  }
}
