/** The options of the plugin: the services that are told of page views, one or more. */
export interface AnalyticsOptions {
  /** Google Analytics 4 by gtag.js: `{ id: 'G-…' }`, or a list of several. */
  readonly gtag?: { readonly id: string | readonly string[] }
  /** Google Tag Manager: `{ id: 'GTM-…' }`. */
  readonly googleTagManager?: { readonly id: string }
  readonly plausible?: {
    /** The site as Plausible knows it: `docs.example.com`. */
    readonly domain: string
    /** Address of a Plausible of your own, or of a proxy. */
    readonly url?: string
  }
  readonly umami?: {
    readonly websiteId: string
    /** Address of an Umami of your own. */
    readonly url?: string
  }
  readonly matomo?: {
    /** Address of the Matomo, up to the folder that holds `matomo.php`. */
    readonly url: string
    readonly siteId: string | number
  }
  /** True: nothing is loaded for readers whose browser says that they do not want to be tracked. */
  readonly respectDoNotTrack?: boolean
}

/** What each service has to be told. */
const needed = {
  gtag: ['id'],
  googleTagManager: ['id'],
  plausible: ['domain'],
  umami: ['websiteId'],
  matomo: ['url', 'siteId'],
} as const

/**
 * Check what a site says: services that there are, each with what it has to be told.
 *
 * @throws {Error} that says what is wrong
 */
export function checkedOptions(options: AnalyticsOptions): AnalyticsOptions {
  const services = Object.keys(needed)
  const { respectDoNotTrack = false, ...given } = options
  if (typeof respectDoNotTrack !== 'boolean')
    throw new Error(
      `Unexpected ${JSON.stringify(respectDoNotTrack)} for option "respectDoNotTrack", expected true or false`,
    )
  const unknown = Object.keys(given).find((name) => !services.includes(name))
  if (unknown !== undefined)
    throw new Error(`Unexpected option "${unknown}", expected one of ${services.join(', ')}, respectDoNotTrack`)
  for (const [service, keys] of Object.entries(needed)) {
    const value: unknown = Reflect.get(given, service)
    if (value === undefined || value === false || value === null) continue
    const settings = Object(value) as Readonly<Record<string, unknown>>
    const isSaid = (key: string, said: unknown) =>
      isText(said) ||
      (key === 'siteId' && typeof said === 'number') ||
      (service === 'gtag' && Array.isArray(said) && said.length > 0 && said.every(isText))
    const missing = keys.find((key) => !isSaid(key, settings[key]))
    if (missing !== undefined)
      throw new Error(`Unexpected ${JSON.stringify(value)} for option "${service}", expected { ${missing}: '…' }`)
  }
  return options
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** What the page tells browser code: what to load, and when not to. */
export interface PageSettings {
  /** Of every service that is told. */
  readonly services: ServiceSettings
  readonly respectDoNotTrack: boolean
}

/** Settings by the name of a service: each has what its own module reads. */
export interface ServiceSettings {
  readonly gtag?: { readonly ids: readonly string[] }
  readonly googleTagManager?: { readonly id: string }
  readonly plausible?: { readonly domain: string; readonly url: string }
  readonly umami?: { readonly websiteId: string; readonly url: string; readonly sendTo: string }
  readonly matomo?: { readonly url: string; readonly siteId: string }
}

/** Name of the element of `meta` that holds the {@link PageSettings}. */
export const settingsName = 'docs-build:analytics'
