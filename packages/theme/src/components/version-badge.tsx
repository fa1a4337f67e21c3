import type { PageVersion, SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { fill } from '../words/fill.ts'

/** Says which version a doc describes. */
export function VersionBadge({
  version,
  layout,
}: {
  readonly version: PageVersion | undefined
  readonly layout: SiteLayout
}) {
  return version?.badge ? (
    <p className="badge">{fill(layoutWords(layout).page.versionBadge, { version: version.label })}</p>
  ) : null
}
