import type { SiteLayout } from 'docs-build/page'

/** Logo and name of the site, linked to the home page. */
export function Brand({ layout }: { readonly layout: SiteLayout }) {
  const { logo } = layout.navbar
  const title = layout.navbar.title ?? layout.title
  // A low priority keeps React from preloading the logo before the stylesheet.
  const image = { width: logo?.width, height: logo?.height, fetchPriority: 'low' as const }
  const sized =
    logo?.width === undefined && logo?.height === undefined ? 'brand__logo brand__logo--as-is' : 'brand__logo'
  // Beside the site's name the logo has nothing to add for those who can't see it.
  const alt = title === '' ? (logo?.alt ?? layout.title) : ''
  return (
    <a className="brand" href={logo?.href ?? layout.homeHref}>
      {logo && <img className={logo.srcDark ? `${sized} only-light` : sized} src={logo.src} alt={alt} {...image} />}
      {logo?.srcDark && <img className={`${sized} only-dark`} src={logo.srcDark} alt={alt} {...image} />}
      {title !== '' && <span className="brand__name">{title}</span>}
    </a>
  )
}

Brand.isShared = true as const
