import type { JSONPath } from 'jsonc-parser'
import styles from '!!raw-loader!./live-chart.css'
import { element } from '../../calculator/client/element.ts'
import { addStyles, copyText, sayNotLoaded } from '../../near-view.ts'
import { say, sayFound } from '../../words/say.ts'
import type { Draw, DrawnChart } from './drawn-chart.ts'
import { editor, type Editor } from './editor.ts'
import { hasFunction, liveProperties } from './live-values.ts'
import { placeOf, readProperties, type Problem, type Properties } from './read-properties.ts'

/** How long a reader pauses before a chart is drawn anew, in ms: not at each key. */
const pause = 300
/** How long it takes until the next value comes, in ms. */
const beat = 1000

const libraries: Readonly<Record<string, () => Promise<Draw>>> = {
  'chart-js': async () => (await import('./draw-chart-js.ts')).drawChartJs,
  'apex-charts': async () => (await import('./draw-apex-charts.ts')).drawApexCharts,
}
/** In these a text is never a function. */
const dataPaths: Readonly<Record<string, RegExp>> = {
  'chart-js': /^data\.datasets\.\d+\.data\./,
  'apex-charts': /^series\./,
}
/** A text that could be drawn, and what it says. */
interface Good {
  readonly text: string
  readonly properties: Properties
}

let count = 0
addStyles(styles)

/** Draw the chart of an element, and let readers edit it. Returns what ends it. */
export function startChart(host: HTMLElement): () => void {
  const chart = new LiveChart(host)
  void chart.draw()
  return () => chart.end()
}

class LiveChart {
  readonly #host: HTMLElement
  readonly #block: HTMLElement | null
  readonly #live = element('div', { class: 'live-chart__live', role: 'img' })
  readonly #told = element('span', { class: 'live-chart__told', role: 'status' })
  readonly #first: string
  readonly #mode = new MutationObserver(() => {
    // It has colors of the page, whatever the text says meanwhile.
    this.#endChart()
    void this.draw()
  })
  #text: string
  #editor: Editor | undefined
  #chart: DrawnChart | undefined
  /** What could be drawn last: it stays while the text says what can't be. */
  #good: Good | undefined
  #turn = 0
  #waiting: ReturnType<typeof setTimeout> | undefined
  #feeding: ReturnType<typeof setInterval> | undefined

  constructor(host: HTMLElement) {
    this.#host = host
    this.#block = host.querySelector<HTMLElement>('.code-block')
    this.#first = this.#text = this.#block?.querySelector('code')?.textContent ?? ''
    host.querySelector('.live-chart__stage')?.append(this.#live)
    this.#live.setAttribute('aria-label', host.dataset['alt'] ?? '')
    const tools = host.querySelector('.live-chart__tools')
    tools?.replaceChildren(...this.#tools(), this.#told)
    // Buttons of several charts on a page have the same names: these say which chart they are of.
    if (tools) Object.assign(tools, { role: 'group', ariaLabel: host.dataset['alt'] ?? '' })
    this.#mode.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  }

  /** Draw what the text says; what is wrong is shown, and the chart stays as it was. */
  async draw(): Promise<void> {
    const turn = ++this.#turn
    const text = this.#text
    const read = readProperties(text)
    if ('problem' in read) this.#show(read.problem)
    else {
      try {
        // What functions throw while it is drawn is shown then.
        this.#show(undefined)
        await this.#drawn({ text, properties: read.properties }, turn)
        if (turn !== this.#turn) return
        this.#good = { text, properties: read.properties }
      } catch (error) {
        if (turn !== this.#turn) return
        if (error instanceof LoadError) {
          // Without the library none of the buttons does anything.
          this.#host.querySelector('.live-chart__tools')?.replaceChildren()
          return sayNotLoaded(this.#host, error.cause)
        }
        this.#show(this.#problemOf(error, read.properties))
      }
    }
    if (!this.#chart) await this.#drawGood(turn)
  }

  /** The last chart that could be drawn comes back, or else the picture. */
  async #drawGood(turn: number): Promise<void> {
    try {
      if (this.#good) return await this.#drawn(this.#good, turn)
    } catch {
      // What once could be drawn depends on the page too.
    }
    if (turn !== this.#turn) return
    this.#live.replaceChildren()
    this.#host.removeAttribute('data-drawn')
  }

  async #drawn({ text, properties }: Good, turn: number): Promise<void> {
    const of = this.#host.dataset['of'] ?? ''
    const [draw, alive] = await Promise.all([libraries[of]?.().catch(notLoaded), this.#alive(properties, of)])
    if (turn !== this.#turn || !draw) return
    this.#endChart()
    this.#chart = await draw(this.#live, alive)
    this.#host.toggleAttribute('data-drawn', true)
    const alt = text === this.#first ? (this.#host.dataset['alt'] ?? '') : say('The chart of your properties')
    this.#live.setAttribute('aria-label', alt)
    this.#listen(alive)
  }

  #endChart(): void {
    this.#chart?.end()
    this.#chart = undefined
  }

  end(): void {
    this.#turn++
    clearTimeout(this.#waiting)
    clearInterval(this.#feeding)
    this.#mode.disconnect()
    this.#endChart()
    this.#live.remove()
  }

  async #alive(properties: Properties, of: string): Promise<Properties> {
    const tell = (words: string) => {
      this.#told.textContent = say('In a session: {words}', { words })
    }
    const library = hasFunction(properties) ? await import('./function-of-text.ts').catch(notLoaded) : undefined
    return liveProperties(properties, {
      isData: (path) => dataPaths[of]?.test(path.join('.')) === true,
      variable: (name) => getComputedStyle(this.#host).getPropertyValue(name).trim(),
      makeFunction:
        library &&
        ((text, path) => {
          const made = located(path, () => library.functionOfText(text, properties, tell))
          return (...list: readonly unknown[]) => {
            try {
              return made(...list)
            } catch (error) {
              this.#show(this.#problemOf(new PlacedError(path, error), properties))
              return undefined
            }
          }
        }),
    })
  }

  /** `events.dom.onClick` and its like. */
  #listen({ events }: Properties): void {
    const { dom = {} } = (events ?? {}) as { readonly dom?: Properties }
    for (const [name, handler] of Object.entries(dom))
      if (typeof handler === 'function')
        this.#live.firstElementChild?.addEventListener(name.slice(2).toLowerCase(), (event) => handler(event))
  }

  #problemOf(error: unknown, properties: Properties): Problem {
    const path = error instanceof PlacedError ? error.path : undefined
    const text = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    // The library names what it does not know.
    const type = properties['type']
    return { text, ...placeOf(this.#text, path ?? (typeof type === 'string' && text.includes(type) ? ['type'] : [])) }
  }

  #show(problem: Problem | undefined): void {
    if (this.#editor) this.#editor.show(problem)
    else this.#told.textContent = problem ? sayFound(problem.text) : ''
  }

  #tools(): HTMLElement[] {
    const edit = button(say('Edit'), () => {
      if (this.#editor) {
        this.#editor.field.value = this.#first
        this.#change()
      } else this.#edit()
      edit.textContent = say('Reset')
    })
    const copy = button(say('Copy properties'), () => {
      void copyText(this.#text).then((isCopied) => {
        if (isCopied) this.#told.textContent = say('Copied.')
      })
    })
    const feed = button(say('Start live data'), () => {
      const isRunning = this.#feeding !== undefined
      clearInterval(this.#feeding)
      this.#feeding = isRunning ? undefined : setInterval(() => this.#chart?.feed(), beat)
      feed.textContent = say(isRunning ? 'Start live data' : 'Stop live data')
    })
    return [...(this.#host.dataset['feed'] === undefined ? [] : [feed]), edit, copy]
  }

  #edit(): void {
    const made = editor(this.#text, `live-chart-${++count}`, () => this.#change())
    this.#editor = made
    if (this.#block) this.#block.hidden = true
    this.#block?.after(made.node)
    made.field.focus({ preventScroll: true })
    made.field.setSelectionRange(0, 0)
  }

  #change(): void {
    this.#text = this.#editor?.field.value ?? this.#first
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => void this.draw(), pause)
  }
}

/** An error of what stands at a path of the properties. */
class PlacedError extends Error {
  constructor(
    readonly path: JSONPath,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
  }
}

/** Code of a library that did not come: nothing is wrong with the properties. */
class LoadError extends Error {}

function notLoaded(cause: unknown): never {
  throw new LoadError('Not loaded', { cause })
}

function located<T>(path: JSONPath, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new PlacedError(path, error)
  }
}

function button(text: string, click: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'live-chart__button' }, text)
  made.addEventListener('click', click)
  return made
}
