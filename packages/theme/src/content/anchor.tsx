import type { ComponentProps } from 'react'
import { isOtherSite } from '../html/is-other-site.ts'
import { newTab } from '../html/new-tab.ts'

/** A link in an article. One that leaves the site opens a new tab; the stylesheet marks it. */
export function Anchor({ href, ...rest }: ComponentProps<'a'>) {
  return <a href={href} {...(href !== undefined && isOtherSite(href) ? newTab : {})} {...rest} />
}
