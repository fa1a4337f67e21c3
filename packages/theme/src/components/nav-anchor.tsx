import type { LayoutNavLink } from 'docs-build/page'
import { newTab, newTabNote } from '../html/new-tab.ts'
import { Icon } from './icon.tsx'

/** A link of the navbar, drawer or footer. */
export interface NavAnchorProps {
  /** A link to another version leads, once the client runs, to the version that a reader is in or chose. */
  readonly link: LayoutNavLink
  readonly current?: boolean
  readonly className: string
}

/** A link of the layout: links that leave the site open a new tab and say so. */
export function NavAnchor({ link, current = false, className }: NavAnchorProps) {
  const { label, html, href, external, versions, activeOn, sidebar, attributes } = link
  return (
    <a
      className={link.className === undefined ? className : `${className} ${link.className}`}
      href={href}
      aria-current={current ? 'true' : undefined}
      {...(versions && { 'data-collection': versions.collection, 'data-hrefs': JSON.stringify(versions.hrefs) })}
      data-active-on={activeOn}
      data-sidebar={sidebar}
      aria-label={html === undefined ? undefined : label}
      {...(external ? { ...newTab, 'aria-describedby': newTabNote } : {})}
      {...attributes}
    >
      {html === undefined ? label : <span className="navbar__html" dangerouslySetInnerHTML={{ __html: html }} />}
      {external && html === undefined && <Icon name="external" className="docs-icon--small" />}
    </a>
  )
}
