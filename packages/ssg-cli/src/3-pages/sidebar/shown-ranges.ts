/** Up to this length a list is shown as it is. */
const longest = 40

/** How many neighbours of the page's item a longer list shows on either side. */
const reach = 5

/** A part of a list: items that are shown, or a gap in their place. `to` is the index after the last one. */
export interface ShownRange {
  readonly from: number
  readonly to: number
  readonly isGap: boolean
}

/**
 * Choose what a sidebar shows of a list: all of a short one; of a long one the first item, the last, and those around
 * the page's item. A list without the page's item (-1) shows its beginning.
 *
 *     shownRanges(200, 57)  // → 0, gap, 52 to 62, gap, 199
 */
export function shownRanges(length: number, position: number): readonly ShownRange[] {
  if (length <= longest) return [{ from: 0, to: length, isGap: false }]
  const middle = position < 0 ? reach : position
  // A gap of one item would be no shorter than the item.
  const from = middle - reach <= 2 ? 0 : middle - reach
  const to = middle + reach + 1 >= length - 2 ? length : middle + reach + 1
  return [
    ...(from > 0 ? [shown(0, 1), gap(1, from)] : []),
    shown(from, to),
    ...(to < length ? [gap(to, length - 1), shown(length - 1, length)] : []),
  ]
}

function shown(from: number, to: number): ShownRange {
  return { from, to, isGap: false }
}

function gap(from: number, to: number): ShownRange {
  return { from, to, isGap: true }
}
