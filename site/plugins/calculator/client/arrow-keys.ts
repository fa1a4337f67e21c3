/** Keys that move the point, the first two towards the beginning of the drawing. */
const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']
/** How far, in the drawing's own units. */
const step = 5

/** Move the point of a drawing as an arrow key says. */
export function moveByKey(name: string, point: SVGElement, chooseAt: (x: number, y: number) => void): void {
  const at = (axis: string) => Number(point.getAttribute(axis))
  const key = keys.indexOf(name)
  const axis = key % 2 ? 'cy' : 'cx'
  // At once: the next key may come before the state is known.
  point.setAttribute(axis, String(at(axis) + (key < 2 ? -step : step)))
  chooseAt(at('cx'), at('cy'))
}
