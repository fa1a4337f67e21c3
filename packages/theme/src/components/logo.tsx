import type { SiteLayout } from 'docs-build/page'
import { newTab } from '../html/new-tab.ts'

/** A logo in the foot of pages, a link if it has an address. It is loaded when it comes near. */
export function Logo({
  src,
  srcDark,
  alt,
  href,
  target,
  width,
  height,
  className,
  style,
}: NonNullable<SiteLayout['footer']['logo']>) {
  const image = { alt, width, height, style, loading: 'lazy' as const }
  const classes = className === undefined ? 'footer__logo' : `footer__logo ${className}`
  const pictures = (
    <>
      <img className={srcDark === undefined ? classes : `${classes} only-light`} src={src} {...image} />
      {srcDark !== undefined && <img className={`${classes} only-dark`} src={srcDark} {...image} />}
    </>
  )
  return href === undefined ? (
    pictures
  ) : (
    <a href={href} {...(target === '_blank' && newTab)}>
      {pictures}
    </a>
  )
}
