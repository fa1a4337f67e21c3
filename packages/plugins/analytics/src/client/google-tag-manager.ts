import { dataLayer } from './data-layer.ts'
import { loadScript } from './load-script.ts'
import { pageViews } from './page-views.ts'

/** Google Tag Manager: its container learns of the first page by itself, of others by the event `page_view`. */
export const onRouteDidUpdate = pageViews('googleTagManager', ({ id }) => {
  const layer = dataLayer()
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
  return ({ url, title, referrer, isFirst }) => {
    if (isFirst) return
    layer.push({ event: 'page_view', page_location: url, page_title: title, page_referrer: referrer })
  }
})
