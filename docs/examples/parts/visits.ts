import type { ClientModule } from 'docs-build'

/** A page is shown: the first one, or one that a link led to. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  navigator.sendBeacon('https://stats.example.com/visit', location.pathname)
}
