import { duplicateRoute } from '../../../diagnostics/catalogue.ts'
import { routeKey } from '../../../text/urls/route-key.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { byOrder } from '../../../text/by-order.ts'

/** A page that claims a URL. */
export interface RouteClaim {
  readonly permalink: string
  /** File that the page comes from. */
  readonly source: string
}

/**
 * Find the pages whose URL another page has already: also when it differs by a slash or by case, because many hosts
 * treat that as the same. The first in the order of paths keeps the URL.
 */
export function duplicateRoutes<Claim extends RouteClaim>(claims: readonly Claim[]): Outcome<ReadonlySet<Claim>> {
  const owners = new Map<string, Claim>()
  const losers = new Set<Claim>()
  const diagnostics = []
  const inOrder = claims.toSorted((left, right) => byOrder(left.source, right.source))
  for (const claim of inOrder) {
    const key = routeKey(claim.permalink).toLowerCase()
    const owner = owners.get(key)
    if (!owner) owners.set(key, claim)
    else {
      losers.add(claim)
      diagnostics.push(duplicateRoute({ route: claim.permalink, first: owner.source, second: claim.source }))
    }
  }
  return outcome(losers, diagnostics)
}
