import { offerZoom } from './offer-zoom.ts'

/**
 * A diagram that Mermaid draws here: its source is shown until then. It is drawn when it comes near the view, and again when
 * the colors change.
 */
export class MermaidDiagram extends HTMLElement {
  #nearView: IntersectionObserver | undefined
  #changes: MutationObserver | undefined

  /** Begins to wait for the reader. */
  connectedCallback(): void {
    this.#nearView = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#begin()
      },
      { rootMargin: '50%' },
    )
    this.#nearView.observe(this)
  }

  /** Ends with the page. */
  disconnectedCallback(): void {
    this.#nearView?.disconnect()
    this.#changes?.disconnect()
  }

  async #begin(): Promise<void> {
    this.#nearView?.disconnect()
    await this.#draw()
    this.#changes = new MutationObserver((changes) => {
      // While a site is watched, an edit of this diagram brings its source anew, without a drawing.
      const isGone = !this.querySelector(':scope > svg')
      if (isGone || changes.some(({ type }) => type === 'attributes')) void this.#draw()
    })
    this.#changes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    this.#changes.observe(this, { childList: true })
  }

  async #draw(): Promise<void> {
    const source = this.querySelector<HTMLElement>('.code-block, pre')
    const code = source?.querySelector('code')?.textContent
    if (!source || !code) return
    const loaded = await import('./draw-in-browser.ts').catch((error: unknown) => {
      console.warn('What draws diagrams could not be loaded.', error)
      this.dispatchEvent(new Event('docs-build:not-loaded', { bubbles: true }))
    })
    const svg = await loaded?.drawInBrowser(code)
    if (!this.isConnected || !svg) return
    if (!svg.hasAttribute('aria-labelledby')) svg.setAttribute('aria-label', `${this.dataset['kind']} diagram`)
    const before = this.querySelector(':scope > svg')
    if (before) before.replaceWith(svg)
    else this.prepend(svg)
    source.hidden = true
    offerZoom(this)
  }
}
