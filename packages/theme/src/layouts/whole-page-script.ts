/** Id of the last element of the body: what the client has to know. */
export const stateId = '_state'

/** A body of so many characters comes, compressed, with the first packets of a connection: nobody waits for its end. */
const shortBody = 64 * 1024

/**
 * Has the browser show a page when its last element is there. A page that is shown while it arrives moves: columns
 * of tables with each row, the foot of the page with each line.
 *
 * It is a script because validators know `blocking` on style sheets and scripts only.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const wholePageScript =
  `{let l=document.createElement('link');l.rel='expect';l.href='#${stateId}';l.setAttribute('blocking','render');` +
  `document.head.append(l)}`

/** Says whether a page is shown whole. One that is long is better read while it arrives. */
export function isPaintedWhole(body: string): boolean {
  return body.length <= shortBody
}
