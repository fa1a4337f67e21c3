/**
 * What a style attribute shows, but for parts of the page itself: `fill: url(#wave)`.
 *
 * @see https://drafts.csswg.org/css-values-4/#urls
 */
export const styleUrls = /((?<=\burl\(\s*["']?)[^\s"'()#][^\s"'()]*(?=["']?\s*\)))/g
