import { byOrder } from '../text/by-order.ts'
import type { PublicRoute } from '../model/site-route.ts'

const head = `# URLs and anchors that readers and other sites may rely on.
# Written by "docs-build routes --update": a build says when one of them is gone.
`

/**
 * The text of `routes.lock`: a line a URL, below it a line with its anchors. Sorted by code units, so that it is the
 * same on every machine and two branches that add pages seldom touch the same line.
 *
 *     /guides/install
 *       #linux #windows
 */
export function routesLockText(routes: readonly PublicRoute[]): string {
  const lines = [...routes].sort(byRoute).flatMap(({ route, anchors }) => {
    const own = [...new Set(anchors)].sort(byOrder).map((anchor) => `#${withoutSpace(anchor)}`)
    return [withoutSpace(route), ...(own.length > 0 ? [`  ${own.join(' ')}`] : [])]
  })
  return `${head}${lines.map((line) => `${line}\n`).join('')}`
}

function byRoute(left: PublicRoute, right: PublicRoute): number {
  return byOrder(left.route, right.route)
}

/** Spaces and `%` part nothing when they are encoded; everything else stays as people read it. */
function withoutSpace(text: string): string {
  return text.replace(/[\s%]/g, (character) => (character === '%' ? '%25' : encodeURIComponent(character)))
}
