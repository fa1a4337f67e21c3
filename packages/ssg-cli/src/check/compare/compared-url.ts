import { routeKey } from '../../text/urls/route-key.ts'

/**
 * Write a URL so that two outputs that mean the same write the same: without what hosts add or leave out, the hash of
 * an asset and, on the site itself, the origin.
 *
 *     comparedUrl('../b/?q=1#c', 'https://x.org/a/')                     // → '/b?q=1#c'
 *     comparedUrl('/assets/files/plan-0a1b2c3d.pdf', 'https://x.org/a/') // → 'asset plan.pdf'
 */
export function comparedUrl(href: string, page: string): string {
  const base = new URL(page)
  if (!URL.canParse(href, base)) return href
  const url = new URL(href, base)
  if (url.origin !== base.origin) return url.href.replace(/\/$/, '')
  const name = url.pathname.includes('/assets/') ? url.pathname.replace(/^.*\//, '') : ''
  const asset = /^(.+)-[\da-f]{6,40}(\.\w+)$/.exec(name)
  if (asset) return `asset ${asset[1]}${asset[2]}`
  return `${routeKey(url.pathname).replace(/\.html$/, '')}${url.search}${safelyDecoded(url.hash)}`
}

function safelyDecoded(hash: string): string {
  return hash === '#' ? '' : routeKey(hash)
}
