import { brokenImage } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Asset } from '../../model/asset.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { decode } from '../../text/route-key.ts'
import type { Doc, GeneratedIndex, SiteGraph } from '../../model/site.ts'
import type { DocPlan } from '../../model/page-plan.ts'
import type { SiteContext } from '../../model/page-job.ts'
import { assetFolders } from '../../3-pages/page-values.ts'
import { assetCandidates } from '../../3-pages/link/asset-candidates.ts'
import { withBase } from '../../text/base-url.ts'
import { isExternal } from '../../text/split-url.ts'

/** The pictures that stand for pages where they are shared. */
export interface SocialImages {
  /** Absolute URL of the picture of a page that has one. */
  readonly urlOf: (placed: Doc | GeneratedIndex) => string | undefined
  /** Files beside docs, which the output needs. */
  readonly assets: readonly Asset[]
}

/**
 * Find the pictures that front matter and category files name as `image`: a path that starts with a dot or `@site/` is
 * a file beside the doc, any other one a file of a static folder.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#image
 */
export function socialImages(
  host: Pick<Host, 'asset'>,
  graph: SiteGraph,
  bodies: ReadonlyMap<Doc, DocPlan>,
  context: SiteContext,
  report: (diagnostic: Diagnostic) => void,
): SocialImages {
  const { config, table } = context
  const urls = new Map<Doc | GeneratedIndex, string>()
  const assets = new Map<string, Asset>()
  for (const { docs, generatedIndexes } of graph.collections.flatMap(({ versions }) => versions)) {
    for (const doc of docs) if (doc.image !== undefined) take(doc, doc.image, bodies.get(doc))
    for (const index of generatedIndexes) if (index.image !== undefined) take(index, index.image, undefined)
  }
  return { urlOf: (placed) => urls.get(placed), assets: [...assets.values()] }

  function take(placed: Doc | GeneratedIndex, url: string, plan: DocPlan | undefined): void {
    if (isExternal(url)) {
      urls.set(placed, url)
      return
    }
    const beside = plan && /^(?:\.|@site\/)/.test(url) ? assetBeside(url, plan) : undefined
    if (beside) assets.set(beside.output, beside)
    const path = beside ? config.baseUrl + beside.output : withBase(url.replace(/^(?:\.?\/)+/, '/'), config.baseUrl)
    if (beside || table.files[decode(path)]) urls.set(placed, config.url + encodeURI(decode(path)))
    else report(brokenImage({ file: placed.source, position: plan?.head.positions['image'], url }))
  }

  function assetBeside(url: string, { head, linkBase }: DocPlan): Asset | undefined {
    const link = { url, kind: 'image' as const, source: head.source, markdown: true, position: noPosition }
    return assetCandidates(link, assetFolders(linkBase, context))
      .map((path) => host.asset(path))
      .find((found) => found !== undefined)
  }
}

const noPosition = { line: 1, column: 1, endLine: 1, endColumn: 1 }
