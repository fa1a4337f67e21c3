import type { ClientModule } from 'docs-build'
import { settingsName, type PageSettings, type ServiceSettings } from '../options.ts'

/** A page that a reader came to. */
export interface PageView {
  /** The whole address. */
  readonly url: string
  readonly title: string
  /** The page before, in this site or another one. */
  readonly referrer: string
  /** True for the page with which the visit began. */
  readonly isFirst: boolean
}

/** Follow the pages that a reader comes to. `start` loads the service, and gives what tells it of a page. */
export function pageViews<Name extends keyof ServiceSettings>(
  name: Name,
  start: (settings: NonNullable<ServiceSettings[Name]>) => (view: PageView) => void,
): NonNullable<ClientModule['onRouteDidUpdate']> {
  let tell: ((view: PageView) => void) | undefined
  return ({ location: { pathname, search }, previousLocation: before }) => {
    if (before?.pathname === pathname && before.search === search) return
    const settings = pageSettings()
    const own = settings?.services[name]
    if (!own || (settings.respectDoNotTrack && isUnwilling())) return
    tell ??= start(own)
    const referrer = before ? location.origin + before.pathname + before.search : document.referrer
    tell({ url: location.href, title: document.title, referrer, isFirst: before === null })
  }
}

function pageSettings(): PageSettings | undefined {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${settingsName}"]`)
  // The plugin wrote it in the same build.
  return element ? (JSON.parse(element.content) as PageSettings) : undefined
}

/** Whether the reader asks not to be tracked. @see https://www.w3.org/TR/gpc/ */
function isUnwilling(): boolean {
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
