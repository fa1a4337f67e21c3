import { isAttribute } from '../link-schema.ts'
import { leftOut, otherwise, same, type Rule, type Rules } from './part.ts'

/** The rule of `to` of a link: Docusaurus takes an address of another site there as well. */
export function target(link: string): Rule {
  return (value, at) => {
    const isElsewhere = /^(?!pathname:)(?:[a-z][\w+.-]*:|\/\/)/i.test(String(value))
    return same(isElsewhere ? `${link}.href` : `${link}.to`)(value, at)
  }
}

/** The rule of `target` of a link: where it opens. Other names are those of windows. */
export function windowOf(link: string): Rule {
  return (value, at) => {
    const isKnown = value === '_self' || value === '_blank'
    return (isKnown ? same(`${link}.target`) : otherwise('links that leave the site open a new tab'))(value, at)
  }
}

/**
 * The rules of further attributes of a link, which it hands on to its element.
 *
 * @param known keys that have rules of their own
 */
export function attributesOf(item: Readonly<Record<string, unknown>>, known: Rules, link: string): Rules {
  const names = Object.keys(item).filter((name) => !Object.hasOwn(known, name) && isAttribute(name))
  return Object.fromEntries(names.map((name) => [name, attribute(`${link}.attributes.${name}`)]))
}

function attribute(path: string): Rule {
  return (value, at) => {
    // React writes none of these.
    if (value === null) return {}
    const isText = ['string', 'number', 'boolean'].includes(typeof value)
    return isText ? same(path)(String(value), at) : leftOut('an attribute is a text')(value, at)
  }
}
