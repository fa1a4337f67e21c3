import { importOf } from './import-of.ts'
import { pageModule } from './page.ts'

/**
 * The module of the router, by what a page is without one: it has an address, and another address is another page.
 *
 * @see https://docusaurus.io/docs/docusaurus-core
 * @see https://v5.reactrouter.com/web/api/matchPath
 */
export function docusaurusRouter(isBrowser: boolean): string {
  return `import { createElement, useEffect, useSyncExternalStore } from 'react'
${importOf('Head', '@docusaurus/Head')}
${importOf('{ useRoute }', pageModule)}
const textOf = (to) => typeof to === 'string' ? to : (to?.pathname ?? '') + (to?.search ?? '') + (to?.hash ?? '')
const resolved = (to, route) => {
  const { pathname, search, hash } = new URL(textOf(to), 'http://site' + route)
  return pathname + search + hash
}
${isBrowser ? inBrowser : onServer}
const partOf = (segment) => {
  const [, name, pattern, optional] = /^:(\\w+)(\\([^)]*\\))?([?*])?$/.exec(segment) ?? []
  if (segment === '*') return { name: '0', pattern: '/.*', optional: true }
  if (name === undefined) return { pattern: '/' + segment.replace(/[.*+?^\${}()|[\\]\\\\]/g, '\\\\$&') }
  return { name, pattern: '/' + (pattern?.slice(1, -1) ?? (optional === '*' ? '.+' : '[^/]+')), optional: optional !== undefined }
}
const matchOne = (pathname, { path, exact = false, strict = false, sensitive = false }) => {
  const parts = path.split('/').filter(Boolean).map(partOf)
  const body = parts.map(({ name, pattern, optional }) =>
    name === undefined ? pattern : '(?:' + pattern.replace(/^\\/(.*)$/, '/($1)') + ')' + (optional ? '?' : '')).join('')
  const end = strict ? (path.endsWith('/') && body !== '' ? '/' : '') : '/?'
  const found = new RegExp('^' + body + end + (exact ? '$' : '(?=/|$)'), sensitive ? '' : 'i').exec(pathname) ??
    (exact ? null : new RegExp('^' + body + '(?=/|$)', sensitive ? '' : 'i').exec(pathname))
  if (found === null) return null
  const url = path === '/' && found[0] === '' ? '/' : found[0]
  const params = Object.fromEntries(parts.filter(({ name }) => name !== undefined).map(({ name }, index) => [name, found[index + 1]]))
  return { path, url, isExact: pathname === found[0], params }
}
export const matchPath = (pathname, options) => {
  const given = typeof options === 'string' || Array.isArray(options) ? { path: options } : options
  for (const path of [given.path ?? '/'].flat()) {
    const found = matchOne(pathname, { ...given, path })
    if (found !== null) return found
  }
  return null
}`
}

const onServer = `export const useLocation = () => ({ pathname: useRoute(), search: '', hash: '', state: undefined, key: '' })
export const useHistory = () => {
  const location = useLocation()
  const nothing = () => undefined
  return { location, action: 'POP', length: 1, push: nothing, replace: nothing, go: nothing, goBack: nothing, goForward: nothing,
    createHref: textOf, listen: () => nothing, block: () => nothing }
}
export const Redirect = ({ to }) => {
  const url = resolved(to, useRoute())
  return createElement(Head, null, createElement('meta', { httpEquiv: 'refresh', content: '0; url=' + url }))
}`

// An island shows first what the page has: what stands after its path is known to browsers only.
const inBrowser = `const names = ['popstate', 'hashchange', 'docs-build:route-did-update']
const follow = (changed) => {
  for (const name of names) addEventListener(name, changed)
  return () => { for (const name of names) removeEventListener(name, changed) }
}
export const useLocation = () => {
  const pathname = useRoute()
  const [search, hash] = useSyncExternalStore(follow, () => location.search + '\\n' + location.hash, () => '\\n').split('\\n')
  return { pathname, search, hash, state: undefined, key: '' }
}
export const useHistory = () => {
  const here = useLocation()
  return {
    location: here, action: 'POP', length: history.length,
    push: (to) => location.assign(resolved(to, here.pathname)),
    replace: (to) => location.replace(resolved(to, here.pathname)),
    go: (steps) => history.go(steps), goBack: () => history.back(), goForward: () => history.forward(),
    createHref: textOf, listen: (changed) => follow(() => changed(location, 'POP')), block: () => () => undefined,
  }
}
export const Redirect = ({ to }) => {
  const url = resolved(to, useRoute())
  useEffect(() => location.replace(url), [url])
  return null
}`
