import type { SiteLayout } from 'docs-build/page'
import { SearchPageView } from '../search/search-page-view.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { SearchWords } from '../search/search-words.tsx'
import { speech } from '../words/speech.ts'

/** The main part of the search page before its script runs: laid out as afterwards, so that nothing moves. */
export function SearchMain({ layout }: { readonly layout: SiteLayout }) {
  const { href, sections } = layout.search
  const words = layoutWords(layout)
  const nothing = () => undefined
  return (
    <div className="search-page">
      <div data-search-page="">
        <div className="search-page__live">
          <SearchWords value={speech(layout.locale.htmlLang, words)}>
            <SearchPageView
              href={href}
              text=""
              longest={64}
              filters={layout.collections.map(({ id, versions }) => ({
                collection: id,
                versions,
                chosen: versions.find(({ isLast }) => isLast)?.name,
              }))}
              search={{ status: 'idle', seen: [] }}
              site={{ origin: layout.url, baseUrl: layout.baseUrl }}
              proposals={[]}
              missingResultsUrl={undefined}
              events={{
                type: nothing,
                submit: nothing,
                choose: nothing,
                propose: nothing,
                more: nothing,
                retry: nothing,
              }}
            />
          </SearchWords>
        </div>
      </div>
      <noscript>
        <p>{words.page.searchNeedsScript}</p>
        <ul className="search-page__ways">
          {(sections.length > 0 ? sections : [{ label: words.page.homePage, href: layout.homeHref }]).map(
            ({ label, href: to }) => (
              <li key={label}>
                <a href={to}>{label}</a>
              </li>
            ),
          )}
        </ul>
      </noscript>
    </div>
  )
}
