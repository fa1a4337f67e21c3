import type { SiteLayout } from 'docs-build/page'

/** A logo in the foot of pages, a link if it has an address. It is loaded when it comes near. */
export function Logo({ src, srcDark, alt, href, width, height }: NonNullable<SiteLayout['footer']['logo']>) {
  const image = { alt, width, height, loading: 'lazy' as const }
  const pictures = (
    <>
      <img className={srcDark === undefined ? 'footer__logo' : 'footer__logo only-light'} src={src} {...image} />
      {srcDark !== undefined && <img className="footer__logo only-dark" src={srcDark} {...image} />}
    </>
  )
  return href === undefined ? pictures : <a href={href}>{pictures}</a>
}
