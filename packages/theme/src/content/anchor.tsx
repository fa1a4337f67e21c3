import type { ComponentProps } from 'react'
import { isOtherSite } from '../html/is-other-site.ts'
import { newTab } from '../html/new-tab.ts'

/**
 * A link in an article. One that leaves the site opens a new tab; the stylesheet marks it, and on paper says where it leads.
 * One whose text is its URL has said so.
 */
export function Anchor({ href, ...rest }: ComponentProps<'a'>) {
  if (href === undefined || !isOtherSite(href)) return <a href={href} {...rest} />
  return <a href={href} {...newTab} {...(isBare(href, rest.children) ? { 'data-bare': '' } : {})} {...rest} />
}

function isBare(href: string, text: unknown): boolean {
  return typeof text === 'string' && withoutEnds(href) === withoutEnds(text)
}

function withoutEnds(url: string): string {
  return url.replace(/^https?:\/\/|\/$/g, '')
}
