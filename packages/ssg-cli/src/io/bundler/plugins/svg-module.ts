import { basename } from 'node:path/posix'
import { withOwnIds } from './svg-ids.ts'

/**
 * The module of an SVG file: a component that shows the picture in place, which counts as its URL where text is wanted.
 *
 *     import Flow from './flow.svg'
 *     <Flow className="wide" />   // → <svg class="wide" …>
 *     <img src={Flow} />          // → <img src="/assets/images/flow-1a2b3c4d.svg">
 *
 * Docusaurus gives a component, other tools a URL; content of both works.
 *
 * @see https://docusaurus.io/docs/markdown-features/assets#inline-svgs
 */
export function svgModule(text: string, url: string): string | undefined {
  const picture = withOwnIds(text, basename(url, '.svg'))
  const root = /<svg\b((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?:\/>|>([^]*)<\/svg>)/i.exec(picture)
  if (!root) return undefined
  const [, attributes = '', inner = ''] = root
  return `import { createElement, forwardRef } from 'react'
const attributes = ${JSON.stringify(propsOf(attributes))}
const __html = ${JSON.stringify(inner.trim())}
const Svg = forwardRef((props, ref) =>
  createElement('svg', { ...attributes, ...props, ref, children: undefined, dangerouslySetInnerHTML: { __html } }))
const url = () => ${JSON.stringify(url)}
export default Object.assign(Svg, { toString: url, toJSON: url })
export { Svg as ReactComponent }`
}

/** Attributes under the names that React has for them. Styles and namespaces mean nothing inside of HTML. */
function propsOf(attributes: string): Readonly<Record<string, string>> {
  const found = [...attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(([, name = '', a, b]) =>
    name === 'style' || name.includes(':') || name === 'xmlns' ? [] : [[reactName(name), plain(a ?? b ?? '')] as const],
  )
  return Object.fromEntries(found)
}

function reactName(name: string): string {
  if (name === 'class') return 'className'
  return /^(?:aria|data)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function plain(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
