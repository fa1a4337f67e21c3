import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from '../../esbuild.ts'
import { askedBy, hasAsked } from '../plugins/asked-by.ts'
import { packageVersion } from '../../packages/site-packages.ts'
import { exportOf, importOf } from './import-of.ts'

const namespace = 'docusaurus-along'

/** The major version of the router that Docusaurus has. A site with another one brings its own. */
const routerVersion = /^5\./

/** Packages that look for what Docusaurus puts around every page, and throw without it, by what a page has of it here. */
const inPlaceOfContext: Readonly<Record<string, string>> = {
  'react-router': exportOf('*', 'react-router-dom'),
  'react-router-dom': `import { createElement } from 'react'
${importOf('DocusaurusLink', '@docusaurus/Link')}
${importOf('{ matchPath, useHistory, useLocation }', '@docusaurus/router')}
${exportOf('*', '@docusaurus/router')}
export const Link = ({ replace, innerRef, ...rest }) => createElement(DocusaurusLink, rest)
export const NavLink = ({ activeStyle, strict, ...rest }) => createElement(Link, rest)
export const useParams = () => ({})
export const useRouteMatch = (path) => {
  const { pathname } = useLocation()
  return path === undefined ? { path: pathname, url: pathname, isExact: true, params: {} } : matchPath(pathname, path)
}
export const withRouter = (Component) => (props) =>
  createElement(Component, { ...props, history: useHistory(), location: useLocation(), match: useRouteMatch() })`,
  'react-helmet': `${exportOf('*', 'react-helmet-async')}
${exportOf('{ Helmet as default }', 'react-helmet-async')}`,
  'react-helmet-async': `import { createElement } from 'react'
${importOf('Head', '@docusaurus/Head')}
const each = (tag, list = []) => list.map((props, key) => createElement(tag, { ...props, key: tag + key }))
export const Helmet = ({ title, htmlAttributes, bodyAttributes, meta, link, script, children }) =>
  createElement(Head, null,
    title === undefined ? null : createElement('title', null, title),
    htmlAttributes && createElement('html', htmlAttributes), bodyAttributes && createElement('body', bodyAttributes),
    each('meta', meta), each('link', link), each('script', script), children)
export const HelmetProvider = ({ children }) => children ?? null`,
}

/** Packages that are found beside Docusaurus without being asked for, and are stood in for where they are not. */
const unlessInstalled: Readonly<Record<string, string | undefined>> = {
  // The package itself comes along with this tool.
  clsx: undefined,
  // What is selected and has the focus stays so.
  'copy-text-to-clipboard': `export default function copyText(text, { target = document.body } = {}) {
  const selection = getSelection()
  const ranges = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at))
  const focused = document.activeElement
  const box = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  box.style.cssText = 'position:fixed;opacity:0'
  target.append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  selection.removeAllRanges()
  for (const range of ranges) selection.addRange(range)
  focused?.focus()
  return isCopied
}`,
  '@mdx-js/react': `import { createContext, createElement, useContext } from 'react'
const Given = createContext({})
export const useMDXComponents = (own) => {
  const above = useContext(Given)
  return typeof own === 'function' ? own(above) : { ...above, ...own }
}
export const MDXProvider = ({ components, disableParentContext, children }) => {
  const value = useMDXComponents(components)
  return createElement(Given.Provider, { value: disableParentContext ? (components ?? {}) : value }, children)
}`,
}

/**
 * Resolve what components of Docusaurus sites import of packages that came with it, and that a site without it may not have.
 *
 * @see https://v5.reactrouter.com/web/api/Hooks
 * @see https://mdxjs.com/packages/react/
 * @see https://www.npmjs.com/package/copy-text-to-clipboard
 */
export function packagesAlong(siteDir: string): Plugin {
  return {
    name: namespace,
    setup(context) {
      const made = { ...inPlaceOfContext, ...unlessInstalled }
      const filter = new RegExp(`^(?:${Object.keys(made).join('|')})$`)
      context.onResolve({ filter }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (hasAsked(pluginData, namespace)) return undefined
        if (path in inPlaceOfContext) {
          const version = path.startsWith('react-router') ? packageVersion(siteDir, path) : undefined
          return version === undefined || routerVersion.test(version) ? { path, namespace } : undefined
        }
        const asked = { kind, importer, pluginData: askedBy(namespace, pluginData) }
        const found = await context.resolve(path, { ...asked, resolveDir: resolveDir || siteDir })
        if (found.errors.length === 0) return found
        if (made[path] !== undefined) return { path, namespace }
        return context.resolve(path, { ...asked, resolveDir: dirname(fileURLToPath(import.meta.url)) })
      })
      context.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: made[path],
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}
