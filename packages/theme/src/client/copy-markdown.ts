import { fetchFile } from './fetch-file.ts'
import { words } from './words.ts'

/** Put the Markdown of a page on the clipboard, for the button that was pressed. Where that is closed to scripts, show it. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  try {
    const file = await fetchFile(button.dataset.copyMarkdown ?? '')
    await navigator.clipboard.writeText(await file.text())
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
