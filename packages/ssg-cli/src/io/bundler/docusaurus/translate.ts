/**
 * The module of `Interpolate`: it puts values, which may be elements, in the place of their names in a text.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#interpolate
 */
export const docusaurusInterpolate = `import { createElement, Fragment, isValidElement } from 'react'
const isKnown = (values, name) => Object.hasOwn(values, name) && values[name] !== undefined
export const interpolate = (text, values = {}) => {
  const parts = String(text).split(/\\{(\\w+)\\}/)
    .map((part, index) => index % 2 === 0 ? part : isKnown(values, part) ? values[part] : '{' + part + '}')
  if (!parts.some((part) => isValidElement(part))) return parts.join('')
  return parts.map((part, index) => createElement(Fragment, { key: index }, part))
}
export default ({ children, values }) => interpolateAll(children, values)
export const interpolateAll = (children, values) => {
  const texts = [children].flat()
  return texts.every((text) => typeof text === 'string') ? interpolate(texts.join(''), values) : children
}`

/** The module of `Translate`, which is our own. */
export const docusaurusTranslate = `export { default, translate } from 'docs-build/translate'`
