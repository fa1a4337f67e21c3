import type { SiteLayout } from 'docs-build/page'
import { Logo } from './logo.tsx'
import { NavAnchor } from './nav-anchor.tsx'

/** The foot of every page: columns of links and the copyright line. */
export function Footer({ layout }: { readonly layout: SiteLayout }) {
  const { columns, copyright, logo, style } = layout.footer
  if (columns.length === 0 && !copyright && !logo) return null
  return (
    <footer className={style ? `footer footer--${style}` : 'footer'}>
      <div className="footer__inner">
        {columns.length > 0 && (
          <div className="footer__columns">
            {columns.map(({ title, className, links }, index) => (
              <div key={index} className={className}>
                {title && <p className="footer__title">{title}</p>}
                <ul>
                  {links.map((link) =>
                    'href' in link ? (
                      <li key={link.href + link.label}>
                        <NavAnchor link={link} className="footer__link" />
                      </li>
                    ) : (
                      <li key={link.html} dangerouslySetInnerHTML={{ __html: link.html }} />
                    ),
                  )}
                </ul>
              </div>
            ))}
          </div>
        )}
        {logo && <Logo {...logo} />}
        {copyright && <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />}
      </div>
    </footer>
  )
}

Footer.isShared = true as const
