/** An element that becomes a calculator when it comes near the view. */
class CalculatorElement extends HTMLElement {
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
    const { startCalculator } = await import('./start-calculator.ts')
    if (this.isConnected && !this.#end) this.#end = startCalculator(this)
  }
}

customElements.define('if97-calculator', CalculatorElement)
