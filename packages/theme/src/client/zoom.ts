import { findAll, make } from './dom.ts'
import { words } from './words.ts'
import { fill } from '../words/fill.ts'

/** Let readers see images in full that are shown smaller than they are. */
export function addZoom(root: ParentNode): void {
  for (const image of findAll<HTMLImageElement>('.prose__body img', root)) {
    // What React made it also takes away again: it has to find a picture where it put it. So does an element of the site's own.
    if (image.closest('a, button, [data-island], [data-video]') || isInOwnElement(image)) continue
    if (image.complete) offerZoom(image)
    else image.addEventListener('load', () => offerZoom(image), { once: true })
  }
}

/** True in a custom element that is none of the theme's: those begin with `docs-`. */
function isInOwnElement(image: Element): boolean {
  for (let above = image.parentElement; above; above = above.parentElement)
    if (/^(?!docs-).+-/.test(above.localName)) return true
  return false
}

function offerZoom(image: HTMLImageElement): void {
  if (!image.isConnected || image.clientWidth === 0 || image.naturalWidth < image.clientWidth * 1.2) return
  const ariaLabel = image.alt ? fill(words.zoomNamed, { alt: image.alt }) : words.zoomImage
  const button = make('button', { type: 'button', className: 'zoomable', ariaLabel })
  button.addEventListener('click', () => showImage(image))
  image.replaceWith(button)
  button.append(image)
}

function showImage(image: HTMLImageElement): void {
  const { alt, currentSrc, src } = image
  const large = make('img', { src: currentSrc || src, alt })
  const close = make('button', { type: 'button', ariaLabel: words.closeImage }, large)
  const dialog = make('dialog', { className: 'zoom', ariaLabel: alt || words.image }, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
