import { isObject } from '../../text/is-object.ts'
import { joined, otherwise, type Rule } from './part.ts'

/** Where Infima is in a cascade layer, what stylesheets of the site say of elements wins over its classes. */
export const cascadeLayers: Rule = () => ({ config: { theme: { infima: true } } })

/**
 * `future`: of what a later Docusaurus will do, cascade layers have a meaning here.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#future
 */
export const future: Rule = (value, at) => {
  const v4 = isObject(value) ? value['v4'] : undefined
  const hasLayers = v4 === true || (isObject(v4) && v4['useCssCascadeLayers'] === true)
  const rest = otherwise('nothing is bundled with webpack, and the forms of Docusaurus 3 are read')
  return joined([hasLayers ? cascadeLayers(value, at) : {}, rest(value, at)])
}
