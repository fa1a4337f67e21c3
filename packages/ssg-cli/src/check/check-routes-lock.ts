import { removedAnchor, removedRoute } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { encodePath } from '../text/urls/encode-path.ts'
import type { LockedRoute } from './parse-routes-lock.ts'
import type { TargetCheck } from './target-check.ts'

/** The argument of {@link checkRoutesLock}. */
export interface RoutesLockInput {
  /** The lock file. */
  readonly file: string
  readonly locked: readonly LockedRoute[]
  readonly baseUrl: string
  readonly check: TargetCheck
  /** Where the page of a URL is now, if its file moved: a URL without the base URL. */
  readonly movedTo: (route: string) => string | undefined
}

/** Say which of the locked URLs and anchors lead nowhere any more. A redirect leads somewhere too. */
export function checkRoutesLock({ file, locked, baseUrl, check, movedTo }: RoutesLockInput): Diagnostic[] {
  const url = (route: string) => baseUrl + encodePath(route.slice(1))
  return locked.flatMap(({ route, position, anchors }): Diagnostic[] => {
    const problem = check(url(route), '/')
    if (problem) {
      return [removedRoute({ file, position, route, to: movedTo(route) ?? problem.suggestion })]
    }
    return anchors.flatMap(({ anchor, position: at }) => {
      const gone = check(`${url(route)}#${encodeURIComponent(anchor)}`, '/')
      return gone ? [removedAnchor({ file, position: at, route, anchor, suggestion: gone.suggestion })] : []
    })
  })
}
