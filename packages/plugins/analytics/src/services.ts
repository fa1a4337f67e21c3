import type { AnalyticsOptions, ServiceSettings } from './options.ts'

/** What a page may load and ask for because of a service. */
type Policy = Readonly<Partial<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>>

/** A service: what its module in the browser is told, and what the policy has to allow for it. */
export interface Service<Name extends keyof ServiceSettings> {
  readonly settings: NonNullable<ServiceSettings[Name]>
  readonly policy: Policy
}

type Services = { readonly [Name in keyof ServiceSettings]?: Service<Name> }

const tagManager = 'https://www.googletagmanager.com'

/**
 * The services that a site tells of page views, with complete settings.
 *
 * @throws when an address is none
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
export function servicesOf({ gtag, googleTagManager, plausible, umami, matomo }: AnalyticsOptions): Services {
  return {
    ...(gtag && {
      gtag: {
        settings: { ids: [gtag.id].flat() },
        policy: {
          'script-src': [tagManager],
          // Google sends to an address of the reader's region.
          'connect-src': [
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
            'https://*.googletagmanager.com',
          ],
        },
      },
    }),
    ...(googleTagManager && {
      googleTagManager: {
        settings: { id: googleTagManager.id },
        policy: { 'script-src': [tagManager], 'connect-src': [tagManager] },
      },
    }),
    ...(plausible && { plausible: plausibleService(plausible) }),
    ...(umami && { umami: umamiService(umami) }),
    ...(matomo && { matomo: matomoService(matomo) }),
  }
}

function plausibleService({ domain, url = 'https://plausible.io' }: NonNullable<AnalyticsOptions['plausible']>) {
  const { folder, origin } = address('plausible.url', url)
  return { settings: { domain, url: folder }, policy: { 'script-src': [origin], 'connect-src': [origin] } }
}

/** Umami's own cloud takes page views at another address than the script's; one that is run elsewhere at the same. */
function umamiService({ websiteId, url }: NonNullable<AnalyticsOptions['umami']>) {
  const script = address('umami.url', url ?? 'https://cloud.umami.is')
  const sendTo = url === undefined ? address('umami.url', 'https://api-gateway.umami.dev') : script
  return {
    settings: { websiteId, url: script.folder, sendTo: sendTo.folder },
    policy: { 'script-src': [script.origin], 'connect-src': [sendTo.origin] },
  }
}

function matomoService({ url, siteId }: NonNullable<AnalyticsOptions['matomo']>) {
  const { folder, origin } = address('matomo.url', url)
  return {
    settings: { url: folder, siteId: String(siteId) },
    // Browsers that send no beacons ask for a picture.
    policy: { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] },
  }
}

/** An address without a slash at its end, and its origin. */
function address(option: string, url: string): { readonly folder: string; readonly origin: string } {
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new Error(
      `Unexpected ${JSON.stringify(url)} as ${option}, expected an address such as "https://stats.example.com"`,
    )
  }
  const { origin, pathname } = new URL(url)
  return { folder: origin + pathname.replace(/\/+$/, ''), origin }
}
