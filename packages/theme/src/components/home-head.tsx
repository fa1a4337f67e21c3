import type { SiteLayout } from 'docs-build/page'
import type { ReactNode } from 'react'
import { layoutWords } from '../words/layout-words.ts'

/** The head of the home page: what the site is, under the title of the page and the versions of its docs. */
export function HomeHead({ layout, children }: { readonly layout: SiteLayout; readonly children: ReactNode }) {
  const words = layoutWords(layout).page
  const versioned = layout.collections.filter(({ versions }) => versions.length > 1)
  return (
    <header className="home-head">
      <p className="home-head__site">{layout.title}</p>
      {children}
      {layout.tagline !== '' && <p className="home-head__tagline">{layout.tagline}</p>}
      {versioned.map(({ id, versions }) => (
        <ul key={id} className="home-head__versions" aria-label={words.versionsOfDocs}>
          {versions
            .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
            .map(({ name, label, mainHref, isLast }) => (
              <li key={name}>
                <a href={mainHref} data-version={name} data-collection={id}>
                  {label}
                  <span>{isLast ? words.latest : name === 'current' ? words.unreleased : words.earlier}</span>
                </a>
              </li>
            ))}
        </ul>
      ))}
    </header>
  )
}
