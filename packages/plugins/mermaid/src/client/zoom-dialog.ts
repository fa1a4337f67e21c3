const step = 1.25

/**
 * Show a diagram in a dialog that fills the window. Buttons, and the keys + - and 0, change its size; arrow keys, wheel
 * and pointer move it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function openZoom(drawing: SVGSVGElement, name: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'mermaid-zoom'
  dialog.setAttribute('aria-label', name)
  const bar = document.createElement('div')
  bar.className = 'mermaid-zoom__bar'
  const view = document.createElement('div')
  view.className = 'mermaid-zoom__view'
  view.tabIndex = 0
  view.setAttribute('role', 'group')
  view.setAttribute('aria-label', 'Diagram: arrow keys move it, plus and minus change its size')
  const svg = copyOf(drawing)
  // Mermaid gives its drawings a largest width.
  svg.style.maxWidth = 'none'
  view.append(svg)
  bar.append(
    button('−', 'Make smaller', () => resize(1 / step)),
    button('+', 'Make larger', () => resize(step)),
    button('Fit', 'Fit to the window', fit),
    button('✕', 'Close', () => dialog.close()),
  )
  dialog.append(bar, view)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '=') resize(step)
    if (key === '-') resize(1 / step)
    if (key === '0') fit()
  })
  letDrag(view)
  document.body.append(dialog)
  dialog.showModal()
  view.focus()
  fit()

  function resize(factor: number): void {
    setWidth(svg.getBoundingClientRect().width * factor)
  }

  function setWidth(width: number): void {
    svg.style.width = `${Math.max(80, width)}px`
  }

  function fit(): void {
    const { width, height } = svg.viewBox.baseVal
    const { paddingLeft, paddingTop } = getComputedStyle(view)
    const room = [view.clientWidth - 2 * parseFloat(paddingLeft), view.clientHeight - 2 * parseFloat(paddingTop)]
    setWidth(Math.min(room[0] ?? width, ((room[1] ?? height) * width) / height))
  }
}

/** Ids that styles and references within the drawing use would be there twice: the drawing keeps to itself. */
function copyOf(drawing: SVGSVGElement): SVGSVGElement {
  const prefix = 'zoomed-'
  const ids = [drawing, ...drawing.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id !== '')
  const names = ids.map((id) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const renamed = new RegExp(`(\\bid="|#|aria-\\w+=")(${names})(?![\\w-])`, 'g')
  const html = ids.length === 0 ? drawing.outerHTML : drawing.outerHTML.replace(renamed, `$1${prefix}$2`)
  const copy = new DOMParser().parseFromString(html, 'text/html').querySelector('svg')
  return copy ? document.importNode(copy, true) : drawing
}

function button(sign: string, label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'mermaid-zoom__button'
  element.textContent = sign
  element.setAttribute('aria-label', label)
  element.addEventListener('click', act)
  return element
}

function letDrag(view: HTMLElement): void {
  view.addEventListener('pointermove', ({ buttons, movementX, movementY, pointerType }) => {
    if (buttons !== 1 || pointerType === 'touch') return
    view.scrollBy(-movementX, -movementY)
  })
}
