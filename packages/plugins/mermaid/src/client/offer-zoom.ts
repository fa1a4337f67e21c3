/** Put a button on a diagram that shows it in full. A diagram keeps its button when it is drawn again. */
export function offerZoom(figure: HTMLElement): void {
  if (figure.querySelector(':scope > .mermaid__enlarge')) return
  const svg = () => figure.querySelector<SVGSVGElement>(':scope > svg')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'mermaid__enlarge'
  button.textContent = 'Enlarge'
  const name = nameOf(svg())
  button.setAttribute('aria-label', `Enlarge ${name}`)
  button.addEventListener('click', () => {
    const drawing = svg()
    if (!drawing) return
    import('./zoom-dialog.ts')
      .then(({ openZoom }) => openZoom(drawing, name))
      .catch((error: unknown) => console.warn('A diagram could not be enlarged.', error))
  })
  figure.append(button)
}

function nameOf(svg: SVGSVGElement | null): string {
  const id = svg?.getAttribute('aria-labelledby') ?? ''
  return svg?.getAttribute('aria-label') ?? (id && document.getElementById(id)?.textContent) ?? 'diagram'
}
