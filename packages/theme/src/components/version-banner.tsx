import type { PageVersion, SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { around } from '../words/around.ts'
import { fill } from '../words/fill.ts'

/** Warns that a doc belongs to a version that isn't released yet or isn't maintained any more. */
export function VersionBanner({
  version,
  layout,
}: {
  readonly version: PageVersion | undefined
  readonly layout: SiteLayout
}) {
  if (!version?.banner) return null
  const { kind, latestHref, latestLabel, latestName } = version.banner
  const words = layoutWords(layout).page
  const [before, after] = around(words.latestHint, 'link')
  return (
    <div className="version-banner" role="note" aria-label={words.version}>
      <Icon name="warning" />
      <div>
        <p>
          {fill(kind === 'unreleased' ? words.unreleasedBanner : words.unmaintainedBanner, {
            site: layout.title,
            version: version.label,
          })}
        </p>
        {/* The latest version itself has nowhere to lead to. */}
        {latestName !== version.name && (
          <p>
            {before}
            <a href={latestHref} data-version={latestName} data-collection={version.collection}>
              {words.latestVersion}
            </a>
            {fill(after, { version: latestLabel })}
          </p>
        )}
      </div>
    </div>
  )
}
