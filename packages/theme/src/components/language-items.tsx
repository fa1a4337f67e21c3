import type { Page, SiteLayout } from 'docs-build/page'
import { languageLinks } from '../html/language-links.ts'
import { layoutWords } from '../words/layout-words.ts'

/** The items of a language menu: each leads to the page in that language, or says that there is none and leads to its home. */
export function LanguageItems({
  layout,
  page,
  query = '',
  className,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  /** What each address has behind `?`, that with it. */
  readonly query?: string | undefined
  readonly className: string
}) {
  const { noSuchPage } = layoutWords(layout).page
  return languageLinks(layout, page).map(({ code, label, htmlLang, direction, href, isCurrent, isMissing }) => (
    <li key={code}>
      <a
        className={className}
        // The not-found page is shown at any address: an empty link leads to the one that was asked for.
        href={(isCurrent && page.content.type === 'not-found' ? '' : href) + query}
        hrefLang={htmlLang}
        data-language={code}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span lang={htmlLang} dir={direction}>
          {label}
        </span>
        {!isCurrent && (
          <span className="dropdown__note" hidden={!isMissing}>
            {noSuchPage}
          </span>
        )}
      </a>
    </li>
  ))
}
