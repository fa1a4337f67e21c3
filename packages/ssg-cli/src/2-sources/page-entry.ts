import type { BundleEntry, Host } from '../host.ts'
import type { Config } from '../model/config.ts'

/** What the router of Docusaurus hands to a page, as far as it is data: functions would keep it from coming to life. */
const routerProps = ['route', 'location', 'match'] as const

/**
 * What is bundled for a React page. Docusaurus hands each the config of the site and what the router has of it, as props; here one
 * gets them that reads them, so that the others do not carry them.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#addRoute
 */
export function pageEntry(
  file: string,
  { islands }: Config['theme'],
  files: Pick<Host['files'], 'stat' | 'read'>,
): BundleEntry {
  const specifier = `./${file}`
  const isForeign = islands === 'detect' && files.stat(file)?.isFile
  if (!isForeign) return { file: specifier }
  const text = new TextDecoder().decode(files.read(file))
  const hasConfig = reads('config', text)
  const hasRouter = routerProps.some((name) => reads(name, text))
  if (!hasConfig && !hasRouter) return { file: specifier }
  const given = [...(hasConfig ? ['config'] : []), ...(hasRouter ? ['...ofRouter()'] : [])]
  return {
    code: [
      `import Page from ${JSON.stringify(specifier)}`,
      ...(hasConfig ? [`import config from '@generated/docusaurus.config'`] : []),
      ...(hasRouter ? [`import { useLocation } from '@docusaurus/router'`, ofRouter] : []),
      `import { createElement } from 'react'`,
      `export * from ${JSON.stringify(specifier)}`,
      `export default (props) => createElement(Page, { ${given.join(', ')}, ...props })`,
    ].join('\n'),
  }
}

const ofRouter = `const ofRouter = () => {
  const location = useLocation()
  const { pathname } = location
  const match = { path: pathname, url: pathname, isExact: true, params: {} }
  return { location, match, route: { path: pathname, exact: true } }
}`

/** Whether code reads this of its props. */
function reads(name: string, text: string): boolean {
  const word = `\\b${name}\\b`
  const places = [
    `\\bprops\\s*\\.\\s*${name}\\b`,
    `${word}[^{}]*\\}\\s*=\\s*(?:this\\s*\\.\\s*)?props\\b`,
    `\\(\\s*\\{[^{}]*${word}[^{}]*\\}[^{}()]*\\)`,
  ]
  return new RegExp(places.join('|')).test(text)
}
