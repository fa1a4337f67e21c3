import { loadScript } from './load-script.ts'
import { pageViews, type PageView } from './page-views.ts'

declare global {
  interface Window {
    umami?: { track(change: (known: object) => object): unknown }
  }
}

/** Umami, which is told of each page. @see https://umami.is/docs/tracker-functions */
export const onRouteDidUpdate = pageViews('umami', ({ websiteId, url, sendTo }) => {
  const attributes = { 'data-website-id': websiteId, 'data-host-url': sendTo, 'data-auto-track': 'false' }
  const script = loadScript(`${url}/script.js`, attributes)
  const waiting: PageView[] = []
  const tell = ({ url: href, title, referrer }: PageView) => {
    const { pathname, search } = new URL(href)
    void window.umami?.track((known) => ({ ...known, url: pathname + search, title, referrer }))
  }
  script.addEventListener('load', () => waiting.splice(0).forEach(tell))
  return (view) => (window.umami ? tell(view) : void waiting.push(view))
})
