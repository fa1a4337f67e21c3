import type { PageVersion } from 'docs-build/page'

/** Says which version a doc describes. */
export function VersionBadge({ version }: { readonly version: PageVersion | undefined }) {
  return version?.badge ? <p className="badge">Version: {version.label}</p> : null
}
