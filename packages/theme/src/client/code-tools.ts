import { announce } from './announce.ts'
import { findSettled, iconButton, make, nameButton } from './dom.ts'
import { words } from './words.ts'

const copyOutline = 'M9 9h11v11H9zM5 15H4V4h11v1'
const doneOutline = 'M5 13l4 4L19 7'
const wrapOutline = 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15l-3 3 3 3M4 18h4'

/** Add the buttons to copy code and, where it is wider than its block, to wrap its lines. */
export function addCodeTools(root: ParentNode): void {
  for (const block of findSettled('.code-block', root)) {
    const code = block.querySelector<HTMLElement>('pre')
    if (!code || block.querySelector('.code-block__tools')) continue
    block.append(make('div', { className: 'code-block__tools' }, wrapButton(block, code), copyButton(code)))
  }
}

function copyButton(code: HTMLElement): HTMLButtonElement {
  const name = words.copyCode
  const button = iconButton('code-block__tool', name, copyOutline)
  const path = button.querySelector('path')
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    if (!(await copy(code))) return
    nameButton(button, words.copied)
    announce(words.copied)
    button.dataset.done = ''
    path?.setAttribute('d', doneOutline)
    clearTimeout(timer)
    timer = setTimeout(() => {
      nameButton(button, name)
      delete button.dataset.done
      path?.setAttribute('d', copyOutline)
    }, 1000)
  })
  return button
}

/** Copy code. Where the clipboard is closed to scripts (no HTTPS, no permission), copy as a reader would: by selection. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    // A line break that an author wrote as an element is none in the text of nodes.
    const text = code.querySelector('br') ? code.innerText : (code.textContent ?? '')
    await navigator.clipboard.writeText(text.replace(/\n$/, ''))
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}

function wrapButton(block: HTMLElement, code: HTMLElement): HTMLButtonElement {
  const button = iconButton('code-block__tool', words.wordWrap, wrapOutline)
  button.ariaPressed = 'false'
  button.hidden = true
  button.addEventListener('click', () => {
    const wraps = block.toggleAttribute('data-wrap')
    button.ariaPressed = String(wraps)
  })
  // The size is also told once at the start, and again when a tab shows the block.
  new ResizeObserver(() => {
    if (!block.hasAttribute('data-wrap')) button.hidden = code.scrollWidth <= code.clientWidth
  }).observe(code)
  return button
}
