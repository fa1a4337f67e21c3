import { joined, leftOut, partOf, same, type Part, type Rule } from './part.ts'

/** A logo, of the navbar or the footer: what it becomes stands under a key of ours. */
export function logo(path: string): Rule {
  return (value, at) =>
    partOf(value, at, {
      src: same(`${path}.src`),
      srcDark: same(`${path}.srcDark`),
      alt: same(`${path}.alt`),
      href: same(`${path}.href`),
      width: size(`${path}.width`),
      height: size(`${path}.height`),
      className: leftOut('the theme names the classes of its logo'),
      style: leftOut('the theme says how its logo looks'),
      target: leftOut('a logo opens where the reader is'),
    })
}

/** A size is a number of pixels here. `2.5rem` is 40 of them where nobody changes the size of text. */
function size(path: string): Rule {
  return (value, at): Part => {
    const [, number = '', unit = ''] = /^([\d.]+)(px|rem|em)?$/.exec(String(value)) ?? []
    if (number === '') return leftOut('a size is a number of pixels')(value, at)
    return joined([same(path)(Number(number) * (unit.endsWith('em') ? 16 : 1), at)])
  }
}
