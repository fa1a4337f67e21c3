import { otherwise, same, type Rule } from './part.ts'

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
