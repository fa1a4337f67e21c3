/**
 * The module of `Head`: it tells which elements of the document's head its children are, in a `docs-head` element that
 * the page maker takes out of the article. What is no element comes along by name: it is told.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#head
 */
export const docusaurusHead = `import { Children, createElement, Fragment, isValidElement } from 'react'
const names = { className: 'class', httpEquiv: 'http-equiv', charSet: 'charset', hrefLang: 'hreflang', crossOrigin: 'crossorigin' }
const attributesOf = (props) => Object.fromEntries(Object.entries(props).flatMap(([name, value]) =>
  value === undefined || value === null || value === false ? [] : [[names[name] ?? name, value === true ? '' : String(value)]]))
const elementOf = ({ type, props: { children, dangerouslySetInnerHTML, ...rest } }) =>
  ({ tag: type, attributes: attributesOf(rest), text: dangerouslySetInnerHTML?.__html ?? Children.toArray(children).join('') })
const lostOne = (tag) => ({ tag, attributes: {}, text: '' })
const elementsOf = (children) => Children.toArray(children).flatMap((child) => {
  if (!isValidElement(child)) return String(child).trim() === '' ? [] : [lostOne('#text')]
  if (child.type === Fragment) return elementsOf(child.props.children)
  return [typeof child.type === 'string' ? elementOf(child) : lostOne(child.type.displayName ?? child.type.name ?? '')]
})
export default ({ children }) => createElement('docs-head', { 'data-elements': JSON.stringify(elementsOf(children)) })`
