import { invalidRedirect } from '../diagnostics/catalogue.ts'
import { locateRedirect } from '../diagnostics/locate.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { quote } from '../diagnostics/quote.ts'
import { wrongRedirectFrom } from '../diagnostics/wrong-redirect-from.ts'
import type { Config } from '../model/config.ts'

type Redirect = Config['redirects'][number]

/**
 * Check redirects against each other: form, two from one route, circles. Those that are wrong are left out.
 * Whether their targets exist is known only when all routes are.
 */
export function resolveRedirects(
  redirects: readonly Redirect[],
  { source, text }: { readonly source: string; readonly text?: string },
): Outcome<readonly Redirect[]> {
  const first = new Map<string, Redirect>()
  for (const redirect of redirects) if (!first.has(routeOf(redirect.from))) first.set(routeOf(redirect.from), redirect)

  const known = { straight: new Set<string>(), circular: new Set<string>(), told: new Set<string>() }
  const wrong = redirects.flatMap((redirect) => {
    const problem = problemOf(redirect, first, known)
    return problem ? [{ redirect, problem }] : []
  })
  const diagnostics = wrong.flatMap(({ redirect, problem }) => {
    if (problem === 'told') return []
    const position = text === undefined ? undefined : locateRedirect(text, redirect, problem.about ?? 'from')
    return [invalidRedirect({ file: source, ...redirect, ...problem, position })]
  })
  const left = new Set(wrong.map(({ redirect }) => redirect))
  return outcome(
    redirects.filter((redirect) => !left.has(redirect)),
    diagnostics,
  )
}

interface RedirectProblem {
  readonly message: string
  readonly hint?: string
  /** The key whose value is wrong, if it is not `from`. */
  readonly about?: 'to'
}

/** What is known of routes that redirects lead away from. */
interface KnownRoutes {
  /** They lead out. */
  readonly straight: Set<string>
  /** They lead back to where they start. */
  readonly circular: Set<string>
  /** Those of circles that an earlier redirect has told. */
  readonly told: Set<string>
}

/** So many routes of a circle are named. */
const mostNamed = 10

function problemOf(
  redirect: Redirect,
  first: ReadonlyMap<string, Redirect>,
  known: KnownRoutes,
): RedirectProblem | 'told' | undefined {
  const { from, to } = redirect
  const wrong = wrongRedirectFrom(from)
  if (wrong) return wrong
  if (!/^(\/(?!\/)|https?:\/\/)/.test(to)) {
    const message = `Unexpected "to" ${quote(to)}, expected a route that starts with "/" or a URL that starts with "https://"`
    return { message, about: 'to' }
  }
  if (routeOf(from) === routeOf(to))
    return { message: 'Unexpected redirect to itself, expected another route', about: 'to' }
  const earlier = first.get(routeOf(from))
  if (earlier !== redirect) {
    return {
      message: `Unexpected second redirect from ${quote(from)}, expected one: the first leads to ${quote(earlier?.to ?? '')}`,
    }
  }
  if (known.told.has(routeOf(from))) return 'told'
  const circle = circleOf(redirect, first, known)
  if (!circle) return undefined
  const names = circle.map(quote)
  const more = names.length - mostNamed
  if (more > 0) names.splice(mostNamed - 1, more, `${more} more`)
  return { message: `Unexpected circle of redirects: ${names.join(' → ')}`, about: 'to' }
}

/** The routes of a circle that begins with this redirect, or undefined when it leads out, or into a circle further on. */
function circleOf(
  redirect: Redirect,
  first: ReadonlyMap<string, Redirect>,
  { straight, circular, told }: KnownRoutes,
): readonly string[] | undefined {
  const own = routeOf(redirect.from)
  const passed = [redirect.from]
  const seen = new Set([own])
  let circle: string | undefined
  for (let next: Redirect | undefined = redirect; next; next = first.get(routeOf(next.to))) {
    const route = routeOf(next.to)
    passed.push(next.to)
    if (route === own) {
      for (const each of seen) told.add(each)
      return passed
    }
    // A circle further on is told by the redirects in it.
    if (seen.has(route)) circle = route
    if (circle !== undefined || straight.has(route) || (circular.has(route) && !circular.has(own))) break
    seen.add(route)
  }
  let routes = straight
  for (const route of seen) {
    if (route === circle) routes = circular
    routes.add(route)
  }
  return undefined
}

/** Both spellings of a route are one file. */
function routeOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
}
