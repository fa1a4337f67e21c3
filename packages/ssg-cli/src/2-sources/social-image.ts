import { shownAsset } from '../text/shown-asset.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { assetCandidates } from '../3-pages/link/asset-candidates.ts'
import { assetFolders } from '../3-pages/link/link-body.ts'
import { brokenImage, outsideFile } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Asset } from '../model/asset.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { SiteContext } from '../model/page-job.ts'
import { withBase } from '../text/urls/base-url.ts'
import { isReadable } from '../text/is-readable.ts'
import { decode } from '../text/urls/route-key.ts'
import { isExternal } from '../text/urls/split-url.ts'
import type { SourcePage } from './source.ts'

/** The picture that stands for a page where it is shared. */
export interface SocialImage {
  /** Absolute. Undefined for a picture that is not there. */
  readonly url: string | undefined
  /** A file beside the page's source, which the output needs. */
  readonly asset?: Asset
}

/**
 * Find the picture that front matter or a category file names as `image`: a path that starts with a dot or `@site/` is
 * a file beside the page's source, any other one a file of a static folder.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#image
 */
export function socialImage(
  host: Pick<Host, 'asset'>,
  page: SourcePage,
  context: SiteContext,
): Outcome<SocialImage | undefined> {
  const { image, source = '' } = page
  if (!image) return outcome(undefined)
  const { url, position } = image
  if (isExternal(url)) return outcome({ url })
  const { config, table } = context
  const asset = /^(?:\.|@site\/)/.test(url) ? assetBeside(host, url, page, context) : undefined
  if (asset?.outside !== undefined && !isReadable(asset.outside, config.readableDirs))
    return outcome({ url: undefined }, [outsideFile({ file: source, position, url, outside: asset.outside })])
  const path = asset ? siteRoot(config) + asset.output : withBase(url.replace(/^(?:\.?\/)+/, '/'), config.baseUrl)
  if (!asset && !table.files[decode(path)]) {
    const missing: Diagnostic = brokenImage({ file: source, position, url })
    // Docusaurus looks for files beside the page only, and for no others, be they above it.
    const isMild = config.siteConfig !== undefined && !url.startsWith('./')
    return outcome({ url: undefined }, [isMild ? { ...missing, severity: 'warning' } : missing])
  }
  return outcome({ url: config.url + encodeURI(decode(path)), ...(asset && { asset }) })
}

/** The URL of the picture for pages that name none: a file of a static folder. Links to it are checked with the layout's. */
export function siteImage(url: string, { config }: SiteContext): string {
  return isExternal(url) ? url : config.url + encodeURI(decode(withBase(`/${url.replace(/^\/+/, '')}`, config.baseUrl)))
}

function assetBeside(
  host: Pick<Host, 'asset'>,
  url: string,
  { body }: SourcePage,
  context: SiteContext,
): Asset | undefined {
  if (!body) return undefined
  const link = { url, kind: 'image' as const, source: body.head.source, markdown: true, position: noPosition }
  return assetCandidates(link, assetFolders(body.linkBase, context))
    .map((path) => shownAsset(host.asset(path)))
    .find((found) => found !== undefined)
}

const noPosition = { line: 1, column: 1, endLine: 1, endColumn: 1 }
