import { loadScript } from './load-script.ts'
import { pageViews } from './page-views.ts'

declare global {
  interface Window {
    _paq?: { push(...commands: readonly (readonly unknown[])[]): unknown }
  }
}

/** Matomo: commands wait in a list until its script is there. @see https://developer.matomo.org/guides/spa-tracking */
export const onRouteDidUpdate = pageViews('matomo', ({ url, siteId }) => {
  window._paq ??= []
  window._paq.push(['setTrackerUrl', `${url}/matomo.php`], ['setSiteId', siteId], ['enableLinkTracking'])
  loadScript(`${url}/matomo.js`)
  return ({ url: href, title, referrer }) =>
    window._paq?.push(
      ['setReferrerUrl', referrer],
      ['setCustomUrl', href],
      ['setDocumentTitle', title],
      ['trackPageView'],
    )
})
