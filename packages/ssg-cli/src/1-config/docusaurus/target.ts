import { same, type Rule } from './part.ts'

/** The rule of `to` of a link: Docusaurus takes an address of another site there as well. */
export function target(link: string): Rule {
  return (value, at) => {
    const isElsewhere = /^(?!pathname:)(?:[a-z][\w+.-]*:|\/\/)/i.test(String(value))
    return same(isElsewhere ? `${link}.href` : `${link}.to`)(value, at)
  }
}
