import type { SiteLayout } from 'docs-build/page'
import { newTab } from '../html/new-tab.ts'

/** Logo and name of the site, linked to the home page. */
export function Brand({ layout }: { readonly layout: SiteLayout }) {
  const { logo } = layout.navbar
  const title = layout.navbar.title ?? layout.title
  // A low priority keeps React from preloading the logo before the stylesheet.
  const image = { width: logo?.width, height: logo?.height, style: logo?.style, fetchPriority: 'low' as const }
  const isSized = logo?.width !== undefined || logo?.height !== undefined
  const classes = ['brand__logo', !isSized && 'brand__logo--as-is', logo?.className].filter(Boolean).join(' ')
  // Beside the site's name the logo has nothing to add for those who can't see it.
  const alt = title === '' ? (logo?.alt ?? layout.title) : ''
  return (
    <a className="brand" href={logo?.href ?? layout.homeHref} {...(logo?.target === '_blank' && newTab)}>
      {logo && <img className={logo.srcDark ? `${classes} only-light` : classes} src={logo.src} alt={alt} {...image} />}
      {logo?.srcDark && <img className={`${classes} only-dark`} src={logo.srcDark} alt={alt} {...image} />}
      {title !== '' && <span className="brand__name">{title}</span>}
    </a>
  )
}

Brand.isShared = true as const
