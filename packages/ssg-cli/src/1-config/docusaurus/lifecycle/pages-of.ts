import type { SourceContext } from '../../../plugin-source.ts'
import type { SourceRoute } from '../../../model/sourced.ts'
import { hashOf } from '../../../text/hash.ts'
import { isObject } from '../../../text/is-object.ts'
import { routeContextModule } from '../../../text/modules/route-context-module.ts'
import type { LifecycleGiven } from './lifecycle.ts'

/** Who adds a route, and what its pages are made with. */
export interface Place {
  readonly source: Pick<SourceContext, 'write'>
  readonly context: LifecycleGiven['context']
  /** Which plugin adds the route, as components on it may ask. */
  readonly plugin: { readonly name: string; readonly id: string }
}

/**
 * The pages of a route that a plugin of Docusaurus adds: one for each leaf, shown within the components of the routes above it.
 * Each has a module of its own, which hands on what the route says.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#addRoute
 */
export function pagesOf(route: unknown, { source, context, plugin }: Place): readonly SourceRoute[] {
  return leavesOf(route).map((chain) => {
    const { path } = chain.at(-1) ?? {}
    // The code names files where they lie on this machine, and names in the output follow from this one.
    return {
      path: withoutBase(String(path), context.baseUrl),
      component: source.write(`routes/${hashOf(String(path)).slice(0, 16)}.jsx`, moduleOf(chain, plugin)),
      title: String(context.siteConfig['title'] ?? ''),
    }
  })
}

type Route = Readonly<Record<string, unknown>>

/** From the outermost route to a leaf. */
function leavesOf(route: unknown, above: readonly Route[] = []): readonly (readonly Route[])[] {
  if (!isObject(route)) return []
  const chain = [...above, route]
  const { routes } = route
  return Array.isArray(routes) && routes.length > 0 ? routes.flatMap((inner) => leavesOf(inner, chain)) : [chain]
}

function moduleOf(chain: readonly Route[], plugin: Place['plugin']): string {
  const imports: string[] = []
  const named = (specifier: string, isWhole = false) => {
    const name = `import${imports.length}`
    imports.push(`import ${isWhole ? `* as ${name}` : name} from ${JSON.stringify(specifier)}`)
    return name
  }
  const inner = chain.toReversed().reduce<string>((child, { component, modules, props, context, ...more }, index) => {
    const values = isObject(modules)
      ? Object.entries(modules).map(([name, value]) => [name, valueOf(value, named)])
      : []
    const given = values.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')
    const route = `{ ...${JSON.stringify({ ...more, routes: undefined })}, routes: ${child === '' ? '[]' : `[{ component: (more) => ${child} }]`} }`
    const isOutermost = index === chain.length - 1
    const shown = `createElement(${named(String(component))}, { ...given, ${isOutermost ? '' : '...more, '}...${JSON.stringify(props ?? {})}, ${given}${given && ', '}route: ${route} })`
    if (!isOutermost && !isObject(context)) return shown
    const data = isObject(context) ? valueOf(context, named) : 'undefined'
    return `createElement(RouteContext, { plugin: ${JSON.stringify(plugin)}, data: ${data} }, ${shown})`
  }, '')
  return `import { createElement } from 'react'
import { useLocation } from ${JSON.stringify('@docusaurus/router')}
import { RouteContext } from ${JSON.stringify(routeContextModule)}
${imports.join('\n')}
const attached = (module) => {
  const { default: own, ...others } = module
  if (typeof own === 'function') return Object.assign((props) => createElement(own, props), others)
  return own !== null && typeof own === 'object' && !Array.isArray(own) ? { ...own, ...others } : own
}
export default (all) => {
  const location = useLocation()
  const { pathname } = location
  // What a router gives, as far as it is data: functions would keep a component from coming to life.
  const given = { ...all, location, match: { path: pathname, url: pathname, isExact: true, params: {} } }
  return ${inner}
}
`
}

/** A module by its path, or a list or an object of such. */
function valueOf(value: unknown, named: (specifier: string, isWhole?: boolean) => string): string {
  if (typeof value === 'string') return `attached(${named(value, true)})`
  if (Array.isArray(value)) return `[${value.map((each) => valueOf(each, named)).join(', ')}]`
  if (!isObject(value)) return 'undefined'
  if (value['__import'] === true) return `attached(${named(String(value['path']), true)})`
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${valueOf(each, named)}`)
    .join(', ')} }`
}

function withoutBase(path: string, baseUrl: string): string {
  return (path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path).replace(/^\/+/, '')
}
