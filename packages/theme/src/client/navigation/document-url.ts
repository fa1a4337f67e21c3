import type { SiteState } from '../../layouts/page-state.ts'

/**
 * The address at which hosts have the document of a page. Those that keep an `index.html` in a folder send whoever asks
 * without the final slash to the address with it: that would take one more round trip.
 *
 *     documentUrl('/a', {})                     // → '/a/'
 *     documentUrl('/a.html', {})                // → '/a.html'
 *     documentUrl('/a', { flatFiles: true })    // → '/a'
 */
export function documentUrl(path: string, { flatFiles }: Pick<SiteState, 'flatFiles'>): string {
  return flatFiles || path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`
}
