import { element } from './calculator/client/element.ts'
import { loadWords } from './words/say.ts'

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
        const [start, lang] = await Promise.all([load(), loadWords()])
        if (!this.isConnected || this.#end) return
        // The text around it may be in another one.
        this.lang = lang
        this.#end = start(this)
      } catch (error) {
        sayNotLoaded(this, error)
      }
    }
  }
  customElements.define(name, NearView)
}

/** What is said where something is missing, and on the button below it, by the languages of the site. */
const english = ['This part of the page could not be loaded.', 'Load the page again'] as const
const words: Readonly<Record<string, readonly [missing: string, again: string]>> = {
  de: ['Dieser Teil der Seite konnte nicht geladen werden.', 'Seite neu laden'],
  es: ['No se pudo cargar esta parte de la página.', 'Volver a cargar la página'],
}

/** Say once in an element that something is missing. Browsers keep failures of modules: another document is the way to load them. */
export function sayNotLoaded(host: HTMLElement, error: unknown): void {
  console.warn('A part of the page could not be loaded.', error)
  if (host.querySelector(':scope > .load-error')) return
  const { lang } = document.documentElement
  const [missing, again] = words[lang] ?? english
  const button = element('button', { type: 'button', class: 'button' }, again)
  button.addEventListener('click', () => location.reload())
  host.append(element('div', { class: 'load-error', role: 'alert', lang }, element('p', {}, missing), button))
}

/** Add styles that only a live element needs: pages without one stay as light as they are. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

/** Copy a text. Where the clipboard is closed to scripts (no HTTPS, no permission), copy as a reader would: by selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const focused = document.activeElement
    const field = document.createElement('textarea')
    field.className = 'visually-hidden'
    field.value = text
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return isCopied
  }
}
