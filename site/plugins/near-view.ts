/** Makes an element live, and returns what ends that. */
export type Start = (host: HTMLElement) => () => void

/**
 * Define an element that comes alive when it comes near the view, and is loaded no earlier.
 *
 *     defineNearView('live-chart', async () => (await import('./start-chart.ts')).startChart)
 */
export function defineNearView(name: string, load: () => Promise<Start>): void {
  class NearView extends HTMLElement {
    #nearView: IntersectionObserver | undefined
    #end: (() => void) | undefined

    connectedCallback(): void {
      this.#nearView = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#begin()
        },
        { rootMargin: '100%' },
      )
      this.#nearView.observe(this)
    }

    disconnectedCallback(): void {
      this.#nearView?.disconnect()
      this.#end?.()
      this.#end = undefined
    }

    async #begin(): Promise<void> {
      this.#nearView?.disconnect()
      const start = await load()
      if (this.isConnected && !this.#end) this.#end = start(this)
    }
  }
  customElements.define(name, NearView)
}

/** Add styles that only a live element needs: pages without one stay as light as they are. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
