import type { PageVersion } from 'docs-build/page'
import { Icon } from './icon.tsx'

/** Warns that a doc belongs to a version that isn't released yet or isn't maintained any more. */
export function VersionBanner({
  version,
  siteTitle,
}: {
  readonly version: PageVersion | undefined
  readonly siteTitle: string
}) {
  if (!version?.banner) return null
  const { kind, latestHref, latestLabel, latestName } = version.banner
  return (
    <div className="version-banner" role="note" aria-label="Version">
      <Icon name="warning" />
      <div>
        <p>
          {kind === 'unreleased'
            ? `This is unreleased documentation for ${siteTitle} ${version.label} version.`
            : `This is documentation for ${siteTitle} ${version.label}, which is no longer actively maintained.`}
        </p>
        <p>
          For up-to-date documentation, see the{' '}
          <a href={latestHref} data-version={latestName} data-collection={version.collection}>
            latest version
          </a>{' '}
          ({latestLabel}).
        </p>
      </div>
    </div>
  )
}
