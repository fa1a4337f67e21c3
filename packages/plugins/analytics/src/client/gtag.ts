import { dataLayer } from './data-layer.ts'
import { loadScript } from './load-script.ts'
import { pageViews } from './page-views.ts'

/** Google Analytics: each page view is an event of its own. @see https://developers.google.com/analytics/devguides/collection/ga4/views */
export const onRouteDidUpdate = pageViews('gtag', ({ ids }) => {
  const layer = dataLayer()
  // Google tells commands from other entries by their being `arguments`.
  function gtag(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  gtag('js', new Date())
  for (const id of ids) gtag('config', id, { send_page_view: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`)
  return ({ url, title, referrer }) =>
    gtag('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer, send_to: ids })
})
