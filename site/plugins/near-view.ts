import { element } from './calculator/client/element.ts'
import { loadWords } from './words/say.ts'

/** Makes an element live, and returns what ends that. */
export type Start = (host: HTMLElement) => () => void

/**
 * Define an element that comes alive when it comes near the view, and is loaded no earlier.
 *
 *     defineNearView('live-chart', async () => (await import('./start-chart.ts')).startChart)
 *
 * @param margin how near, as a part of the view
 */
export function defineNearView(name: string, load: () => Promise<Start>, margin = '100%'): void {
  class NearView extends HTMLElement {
    #nearView: IntersectionObserver | undefined
    #end: (() => void) | undefined

    connectedCallback(): void {
      this.#nearView = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#begin()
        },
        { rootMargin: margin },
      )
      this.#nearView.observe(this)
      addEventListener('beforeprint', this.#print)
    }

    disconnectedCallback(): void {
      this.#nearView?.disconnect()
      removeEventListener('beforeprint', this.#print)
      this.#end?.()
      this.#end = undefined
    }

    /**
     * Printing waits for nothing: what is empty says so, and is there when the page is printed again. Where paper has what it
     * shows first, that is enough, unless the address asks for more.
     */
    readonly #print = (): void => {
      if (this.#end || this.firstElementChild) return
      void this.#begin()
      if (this.dataset['paper'] && !location.search) return
      const note = element('p', { lang: document.documentElement.lang }, ownWords().notPrinted)
      this.append(note)
      addEventListener('afterprint', () => note.remove(), { once: true })
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

/** What is said before the texts of the page's language are there, by the languages of the site. */
const english = {
  missing: 'This part of the page could not be loaded.',
  again: 'Load the page again',
  notPrinted: 'This part of the page was not loaded when it was printed. Print again.',
}
const words: Readonly<Record<string, typeof english>> = {
  de: {
    missing: 'Dieser Teil der Seite konnte nicht geladen werden.',
    again: 'Seite neu laden',
    notPrinted: 'Dieser Teil der Seite war beim Drucken noch nicht geladen. Drucken Sie noch einmal.',
  },
  es: {
    missing: 'No se pudo cargar esta parte de la página.',
    again: 'Volver a cargar la página',
    notPrinted: 'Esta parte de la página aún no estaba cargada al imprimir. Imprima otra vez.',
  },
}

const ownWords = () => words[document.documentElement.lang] ?? english

/** Say once in an element that something is missing. Browsers keep failures of modules: another document is the way to load them. */
export function sayNotLoaded(host: HTMLElement, error: unknown): void {
  console.warn('A part of the page could not be loaded.', error)
  if (host.querySelector(':scope > .load-error')) return
  const { lang } = document.documentElement
  const { missing, again } = ownWords()
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
