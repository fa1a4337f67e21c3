/**
 * Elements that hold nothing and have no end tag.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#void-elements
 */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
