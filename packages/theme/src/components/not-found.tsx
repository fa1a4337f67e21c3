import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

interface NotFoundProps {
  readonly layout: SiteLayout
  /** Where the page itself is: what a site shows in this place may ask for it. */
  readonly location?: { readonly pathname: string; readonly search: string; readonly hash: string }
}

/** What a reader sees at an address that has no page. */
export function NotFound({ layout }: NotFoundProps) {
  const words = layoutWords(layout).page
  return (
    <div className="not-found">
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>{words.notFound}</h1>
      <p>{words.notFoundText}</p>
      <p>{words.notFoundHelp}</p>
      <p className="not-found__ways">
        <a className="button button--primary" href={layout.homeHref}>
          <Icon name="home" />
          {words.homePage}
        </a>
      </p>
    </div>
  )
}
