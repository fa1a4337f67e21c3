/** Where the reader is. */
interface RouteLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What is shown, while the address may be ahead of it. */
let shown = locationOf(location)

/**
 * Events of the window that tell modules of plugins how a reader goes from page to page. They listen, so that nothing of
 * them is loaded where there are none.
 */
export const routeEvents = {
  /** The reader begins to go to another page: the old one still shows. */
  leaving(url: URL | Location): void {
    tell('docs-build:route-update', { location: locationOf(url), previousLocation: shown })
  },
  /** Another page shows. */
  shown(): void {
    const previousLocation = shown
    shown = locationOf(location)
    tell('docs-build:route-did-update', { location: shown, previousLocation })
  },
  /** The address is another one of the page that is shown: nobody is told. */
  moved(): void {
    shown = locationOf(location)
  },
}

function tell(name: string, detail: { readonly location: RouteLocation; readonly previousLocation: RouteLocation }) {
  dispatchEvent(new CustomEvent(name, { detail }))
}

function locationOf({ pathname, search, hash }: URL | Location): RouteLocation {
  return { pathname, search, hash }
}
