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
      try {
        const start = await load()
        if (this.isConnected && !this.#end) this.#end = start(this)
      } catch (error) {
        console.warn('A part of the page could not be loaded.', error)
        this.append(loadError())
      }
    }
  }
  customElements.define(name, NearView)
}

/** Says that something is missing. Browsers keep failures of modules: another document is the way to load them. */
function loadError(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'load-error'
  box.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = 'This part of the page could not be loaded.'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = 'Load the page again'
  button.addEventListener('click', () => location.reload())
  box.append(message, button)
  return box
}

/** Add styles that only a live element needs: pages without one stay as light as they are. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
