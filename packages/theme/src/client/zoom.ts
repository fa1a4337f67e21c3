import { findAll } from './dom.ts'
import { words } from './words.ts'
import { fill } from '../words/say.ts'

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
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'zoomable'
  button.setAttribute('aria-label', image.alt ? fill(words.zoomNamed, { alt: image.alt }) : words.zoomImage)
  button.addEventListener('click', () => showImage(image))
  image.replaceWith(button)
  button.append(image)
}

function showImage(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', image.alt || words.image)
  const large = new Image()
  large.src = image.currentSrc || image.src
  large.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', words.closeImage)
  close.append(large)
  dialog.append(close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
