import type { ComponentProps } from 'react'
import { isExternal } from '../html/isExternal.ts'
import { newTab } from '../html/newTab.ts'

/** A link in an article. One that leaves the site opens a new tab; the stylesheet marks it. */
export function Anchor({ href, ...rest }: ComponentProps<'a'>) {
  return <a href={href} {...(href !== undefined && isExternal(href) ? newTab : {})} {...rest} />
}
