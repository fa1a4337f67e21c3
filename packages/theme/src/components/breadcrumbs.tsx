import type { Crumb, SiteLayout } from 'docs-build/page'
import { languageOf } from '../html/text-language.ts'
import { Icon } from './icon.tsx'
import { Name } from './name.tsx'
import { layoutWords } from '../words/layout-words.ts'

/**
 * The way from the home page, if there is one, to this page, with its meaning for search engines.
 *
 * @see https://schema.org/BreadcrumbList
 */
export function Breadcrumbs({ crumbs, layout }: { readonly crumbs: readonly Crumb[]; readonly layout: SiteLayout }) {
  if (crumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={layoutWords(layout).page.breadcrumbs}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {layout.homeHref === layout.baseUrl && (
          <li>
            <a href={layout.homeHref} aria-label={layoutWords(layout).page.homePage}>
              <Icon name="home" />
            </a>
          </li>
        )}
        {crumbs.map(({ label, href, lang }, index) => (
          <li key={index} itemScope itemProp="itemListElement" itemType="https://schema.org/ListItem">
            {href === undefined ? (
              <span
                itemProp="name"
                {...languageOf(lang, layout)}
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              >
                <Name>{label}</Name>
              </span>
            ) : (
              <a itemProp="item" href={href}>
                <span itemProp="name" {...languageOf(lang, layout)}>
                  <Name>{label}</Name>
                </span>
              </a>
            )}
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
