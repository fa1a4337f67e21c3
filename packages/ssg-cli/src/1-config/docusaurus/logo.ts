import { isObject } from '../../text/is-object.ts'
import { windowOf } from './target.ts'
import { joined, leftOut, partOf, same, type Part, type Rule } from './part.ts'

/** A logo, of the navbar or the footer: what it becomes stands under a key of ours. */
export function logo(path: string): Rule {
  return (value, at) =>
    partOf(uncheckedElsewhere(value), at, {
      src: same(`${path}.src`),
      srcDark: same(`${path}.srcDark`),
      alt: same(`${path}.alt`),
      href: same(`${path}.href`),
      width: size(`${path}.width`),
      height: size(`${path}.height`),
      className: same(`${path}.className`),
      style: same(`${path}.style`),
      target: windowOf(path),
    })
}

/** Docusaurus does not ask whether what opens in another window is a page of the site: a home beside the docs is none. */
function uncheckedElsewhere(value: unknown): unknown {
  if (!isObject(value) || typeof value['href'] !== 'string' || (value['target'] ?? '_self') === '_self') return value
  return { ...value, href: value['href'].replace(/^\/(?!\/)/, 'pathname:///') }
}

/** A size is a number of pixels here. `2.5rem` is 40 of them where nobody changes the size of text. */
function size(path: string): Rule {
  return (value, at): Part => {
    const [, number = '', unit = ''] = /^([\d.]+)(px|rem|em)?$/.exec(String(value)) ?? []
    if (number === '') return leftOut('a size is a number of pixels')(value, at)
    return joined([same(path)(Number(number) * (unit.endsWith('em') ? 16 : 1), at)])
  }
}
