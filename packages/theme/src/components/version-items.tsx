import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import type { VersionChoice } from './page-versions.ts'

/** The items of a version menu: each leads to the page in that version, or says that there is none and leads to its main doc. */
export function VersionItems({
  layout,
  choices,
  latest,
  className,
}: {
  readonly layout: SiteLayout
  readonly choices: readonly VersionChoice[]
  /** Name of the version that says it is the latest. */
  readonly latest?: string | undefined
  readonly className: string
}) {
  const words = layoutWords(layout).page
  return choices.map(({ name, label, href, active, isMain }) => (
    <li key={name}>
      <a className={className} href={href} data-version={name} aria-current={active ? 'true' : undefined}>
        {label}
        {name === latest && <span className="dropdown__note">{words.latest}</span>}
        {isMain && <span className="dropdown__note dropdown__note--lacking">{words.noSuchPage}</span>}
      </a>
    </li>
  ))
}
