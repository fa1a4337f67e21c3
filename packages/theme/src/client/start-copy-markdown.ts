import { onEvent } from './dom.ts'

/** Let readers copy a page as Markdown. */
export function startCopyMarkdown(): void {
  onEvent('click', '[data-copy-markdown]', (button) => {
    import('./copy-markdown.ts').then(({ copyMarkdown }) => copyMarkdown(button), console.warn)
  })
}
