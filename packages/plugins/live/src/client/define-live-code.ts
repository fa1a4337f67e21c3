/** What the code of editors knows, by name. */
export type Scope = Readonly<Record<string, unknown>>

/** Define the element that becomes an editor when it comes near the view. */
export function defineLiveCode(loadScope: () => Promise<Scope>): void {
  class LiveCode extends HTMLElement {
    #nearView: IntersectionObserver | undefined
    #content: MutationObserver | undefined
    #end: (() => void) | undefined

    connectedCallback(): void {
      this.#nearView = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#begin()
        },
        { rootMargin: '50%' },
      )
      this.#nearView.observe(this)
    }

    disconnectedCallback(): void {
      this.#nearView?.disconnect()
      this.#content?.disconnect()
      this.#end?.()
    }

    async #begin(): Promise<void> {
      this.#nearView?.disconnect()
      const loaded = await Promise.all([import('./start-editor.ts'), loadScope()]).catch((error: unknown) => {
        console.warn('An editor of code could not be loaded.', error)
        this.dispatchEvent(new Event('docs-build:not-loaded', { bubbles: true }))
      })
      if (!this.isConnected || !loaded) return
      const [{ startEditor }, scope] = loaded
      this.#end = startEditor(this, scope)
      // While a site is watched, an edit of this block brings its code anew.
      this.#content = new MutationObserver(() => {
        if (this.querySelector('.live-code__input')) return
        this.#end?.()
        this.#end = startEditor(this, scope)
      })
      this.#content.observe(this, { childList: true })
    }
  }
  customElements.define('live-code', LiveCode)
}
