/** Keys that move the point, the first two towards the beginning of the drawing. */
const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']
/** How far, in the drawing's own units. */
const step = 5

/** Have arrow keys move the point of a drawing. */
export function moveByKeys(node: SVGElement, point: SVGElement, chooseAt: (x: number, y: number) => void): void {
  const at = (name: string) => Number(point.getAttribute(name))
  node.addEventListener('keydown', (event) => {
    const key = keys.indexOf(event.key)
    if (key < 0 || event.altKey || event.metaKey) return
    event.preventDefault()
    const axis = key % 2 ? 'cy' : 'cx'
    // At once: the next key may come before the state is known.
    point.setAttribute(axis, String(at(axis) + (key < 2 ? -step : step)))
    chooseAt(at('cx'), at('cy'))
  })
}
