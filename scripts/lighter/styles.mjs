import { withoutComments } from './without-comments.mjs'

/*
 * What reads the value of a declaration, and what takes comments out of it, in time that grows with the length of a style. The
 * expressions that these replace read on to the end for each comment, quote and `url(` that nothing closes. As source to stand in
 * inline-style-parser, where they are asked as the expressions were.
 */
const commentExpression = `var COMMENT_REGEX = { [Symbol.replace]: withoutComments };
${withoutComments}`

const valueExpression = `var VALUE_REGEX = { exec: readValue };
function readValue(style) {
  // By quote: before this place none of its kind begins a string.
  const lost = { "'": 0, '"': 0 };
  let hasEnd = true;
  let at = 0;
  while (at < style.length && !'};'.includes(style[at])) at = stringEnd(at) || urlEnd(at) || at + 1;
  return at === 0 ? null : [style.slice(0, at)];

  function stringEnd(from) {
    const quote = style[from];
    if (!(quote in lost) || from < lost[quote]) return 0;
    let place = from + 1;
    while (place < style.length && style[place] !== quote) {
      if (style[place] !== '\\\\') place++;
      else if (/^.$/.test(style[place + 1] ?? '')) place += 2;
      else break;
    }
    if (style[place] === quote) return place + 1;
    lost[quote] = place;
    return 0;
  }
  function urlEnd(from) {
    if (!hasEnd || !style.startsWith('url(', from)) return 0;
    const end = style.indexOf(')', from) + 1;
    hasEnd = end > 0;
    const quoted = hasEnd ? stringEnd(from + 4) : 0;
    return quoted > 0 && style[quoted] === ')' ? quoted + 1 : end;
  }
}`

/**
 * The two expressions and what stands in their place.
 *
 * @type {readonly (readonly [from: string, to: string])[]}
 */
export const styleChanges = [
  [String.raw`var COMMENT_REGEX = /\/\*(?:[^*]|\*(?!\/))*\*\//g;`, commentExpression],
  [
    String.raw`var VALUE_REGEX =
  /^((?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|url\((?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^)]*)\)|[^};])+)/;`,
    valueExpression,
  ],
]
