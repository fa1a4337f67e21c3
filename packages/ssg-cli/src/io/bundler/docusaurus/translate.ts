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

/**
 * The module of `Translate`: a site has one language, so a text is shown as it stands in the source.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#translate
 */
export const docusaurusTranslate = `import { interpolate, interpolateAll } from '@docusaurus/Interpolate'
export default ({ children, id, values }) => interpolateAll(children ?? id, values)
export const translate = ({ message, id }, values) => interpolate(message ?? id, values)`
