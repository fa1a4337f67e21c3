import { newTab, newTabNote } from '../html/new-tab.ts'
import { Icon } from './icon.tsx'

/** A link of the navbar, drawer or footer. */
export interface NavAnchorProps {
  readonly label: string
  readonly href: string
  readonly external: boolean
  readonly current?: boolean
  readonly className: string
  /** Where it leads in each version of a collection: the client follows the version that a reader is in or chose. */
  readonly versions?: { readonly collection: string; readonly hrefs: Readonly<Record<string, string>> }
}

/** A link of the layout: links that leave the site open a new tab and say so. */
export function NavAnchor({ label, href, external, current = false, className, versions }: NavAnchorProps) {
  return (
    <a
      className={className}
      href={href}
      aria-current={current ? 'true' : undefined}
      {...(versions && { 'data-collection': versions.collection, 'data-hrefs': JSON.stringify(versions.hrefs) })}
      {...(external ? { ...newTab, 'aria-describedby': newTabNote } : {})}
    >
      {label}
      {external && <Icon name="external" className="icon--small" />}
    </a>
  )
}
