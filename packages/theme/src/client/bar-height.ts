/**
 * Tell the stylesheet how tall the bar is, while it is taller than one row: what sticks below it would lie under its
 * second row.
 */
export function startBarHeight(): void {
  const bar = document.querySelector<HTMLElement>('.navbar__inner')
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = bar.offsetHeight
    if (height > parseFloat(getComputedStyle(bar).minBlockSize)) style.setProperty('--bar-height', `${height}px`)
    else style.removeProperty('--bar-height')
  })
  observer.observe(bar)
}
