/**
 * What a style attribute shows, but for parts of the page itself: `fill: url(#wave)`.
 *
 * What may begin a URL is looked for first: from each of many spaces one would look back over all of them.
 *
 * @see https://drafts.csswg.org/css-values-4/#urls
 */
export const styleUrls = /((?=[^\s"'()#])(?<=\burl\(\s*["']?)[^\s"'()]+(?=["']?\s*\)))/g
