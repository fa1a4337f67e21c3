import { onEvent } from './dom.ts'
import { words } from './words.ts'

/** Put the Markdown of a page on the clipboard when its button is pressed. Where that is closed to scripts, show it. */
export function startCopyMarkdown(): void {
  onEvent('click', '[data-copy-markdown]', (button) => void copy(button, button.dataset.copyMarkdown ?? ''))
}

async function copy(button: HTMLElement, url: string): Promise<void> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${response.status} ${url}`)
    await navigator.clipboard.writeText(await response.text())
  } catch (error) {
    console.warn('The page could not be copied.', error)
    // The link beside the button, which knows where the file lies.
    button.parentElement?.querySelector<HTMLAnchorElement>('.doc-footer__markdown')?.click()
    return
  }
  const name = button.querySelector('span')
  const before = name?.textContent ?? ''
  if (!name || before === words.copied) return
  name.textContent = words.copied
  setTimeout(() => (name.textContent = before), 2000)
}
