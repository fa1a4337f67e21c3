import { findAll } from '../client/dom.ts'
import { forgetPages } from '../client/navigation/pages.ts'
import { state } from '../client/state.ts'
import { readStorage, removeStorage, writeStorage } from '../client/storage.ts'
import { readableDate } from '../html/readable-date.ts'
import type { SiteState } from '../layouts/page-state.ts'
import { fill } from '../words/fill.ts'
import { each, isKept, json } from './loading.ts'
import type { ToWorker } from './messages.ts'

type Offline = NonNullable<SiteState['offline']>

/** What a reader can keep as a whole: the generator's `OfflinePart`. */
interface Part {
  readonly files: string
  readonly count: number
  readonly bytes: number
}
type KeptFile = readonly [path: string, bytes: number, hash: string]

/** Named by the worker. */
const keptHeader = 'x-docs-build-kept'

/**
 * Register the service worker, tell readers when they see a kept page, and offer to keep the whole version that they read.
 *
 * @see https://developer.mozilla.org/docs/Web/API/ServiceWorkerContainer
 */
export async function startKeeper(container: ServiceWorkerContainer, offline: Offline): Promise<void> {
  const keeper = new Keeper(container, offline)
  await container.register(offline.worker, { updateViaCache: 'none' })
  await container.ready
  if (!container.controller)
    await new Promise((done) => container.addEventListener('controllerchange', done, { once: true }))
  addEventListener('docs-build:route-did-update', () => void keeper.showPage())
  await keeper.showPage()
  await keeper.keepShell()
}

class Keeper {
  readonly #container: ServiceWorkerContainer
  readonly #offline: Offline
  /** The folder of the site. */
  readonly #root: string
  readonly #language = document.documentElement.lang
  readonly #lookedAt = new Set<string>()
  /** What is being kept or let go. */
  #working: string | undefined

  constructor(container: ServiceWorkerContainer, offline: Offline) {
    this.#container = container
    this.#offline = offline
    this.#root = new URL('.', new URL(offline.worker, location.href)).href
  }

  /** Say of when the page is, and what can be kept with it. */
  async showPage(): Promise<void> {
    const url = location.href
    const date = await this.#dateOf(url)
    findAll('.offline-note').forEach((note) => note.remove())
    if (date !== undefined) {
      const note = document.createElement('p')
      note.className = 'offline-note'
      note.setAttribute('role', 'status')
      note.textContent = fill(this.#offline.words.copyOf, { date: readableDate(date, this.#language) })
      document.body.append(note)
    }
    await this.#showOffer()
  }

  /** Keep what the first page loaded before there was a worker, and what is shown instead of pages that are not kept. */
  async keepShell(): Promise<void> {
    const { words } = this.#offline
    const links = findAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="icon"]')
    const page = document.implementation.createHTMLDocument(words.notKept)
    page.documentElement.lang = this.#language
    page.documentElement.dir = document.documentElement.dir
    page.documentElement.dataset.theme = document.documentElement.dataset.theme
    for (const { rel, href } of links) page.head.append(Object.assign(page.createElement('link'), { rel, href }))
    const main = page.createElement('main')
    main.className = 'prose'
    main.style.cssText = 'max-inline-size: 45rem; padding: 2rem 1rem; margin-inline: auto'
    const heading = Object.assign(page.createElement('h1'), { textContent: words.notKept })
    const list = Object.assign(page.createElement('h2'), { textContent: words.keptPages })
    main.append(heading, list, page.createElement('ul'))
    page.body.append(main)
    const html = `<!DOCTYPE html>${page.documentElement.outerHTML}`
    this.#tell({ type: 'missing-page', base: state.site.baseUrl, html })
    // Of an address without a page there is nothing to keep. Some browsers show no icon, and load none.
    const own = findAll('.not-found').length > 0 ? [] : [location.href]
    await this.#keepLost([...own, ...links.map(({ href }) => href)])
    // What began to load before the worker was there may come later.
    new PerformanceObserver((seen) => {
      // The library knows entries by their common part only; of resources all have this.
      const entries = seen.getEntries() as PerformanceResourceTiming[]
      void this.#keepLost(entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name))
    }).observe({ type: 'resource', buffered: true })
  }

  /** Have the worker keep what was loaded past it. What it has is not loaded again. */
  async #keepLost(urls: readonly string[]): Promise<void> {
    // A browser may say of these loads too that no worker saw them.
    const own = urls.filter((url) => this.#isOwn(url) && this.#lookedAt.size < this.#lookedAt.add(url).size)
    await each(own, async (url) => {
      if (!(await isKept(url))) await fetch(url).catch(() => undefined)
    })
  }

  #isOwn(url: string): boolean {
    return new URL(url, location.href).href.startsWith(this.#root)
  }

  #tell(message: ToWorker, port?: MessagePort): void {
    this.#container.controller?.postMessage(message, port ? [port] : [])
  }

  #dateOf(url: string): Promise<string | undefined> {
    return new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => done(data))
      port1.start()
      this.#tell({ type: 'date', url }, port2)
    })
  }

  /** Offer, below the page, to keep what it belongs to, or say that it is kept. What changed since is loaded on its own. */
  async #showOffer(): Promise<void> {
    const { version } = state.page
    const key = version ? `${version.collection}/${version.name}` : ''
    const lists = await json<Readonly<Record<string, Part>>>(this.#offline.list)
    const part = lists?.[key]
    findAll('.keep-offline').forEach((element) => element.remove())
    const footer = findAll('.page .doc-footer')[0]
    const place = footer ?? findAll('.page article').at(-1)
    if (!part || !place?.isConnected) return
    const label = version && state.site.versions[version.collection]?.find(({ name }) => name === version.name)?.label
    const offer = document.createElement(footer ? 'p' : 'footer')
    offer.className = footer ? 'keep-offline' : 'keep-offline doc-footer'
    offer.setAttribute('aria-live', 'polite')
    place[footer ? 'append' : 'after'](offer)
    const memory = `docs-build-kept:${this.#root}${state.site.baseUrl}:${key}`
    await this.#offer(offer, { part, memory, name: label ? `${this.#offline.name} ${label}` : this.#offline.name })
  }

  async #offer(place: HTMLElement, { part, memory, name, hasFailed }: Offer): Promise<void> {
    const { words } = this.#offline
    const [before, date = ''] = readStorage(memory)?.split(' ') ?? []
    const again = (failure?: string) => {
      place.replaceChildren(failure ?? '', ' ')
      return this.#offer(place, { part, memory, name, hasFailed: failure !== undefined })
    }
    if (before === part.files) {
      const text = fill(words.kept, { name, date: readableDate(date, this.#language) })
      const remove = button(words.remove, async () => {
        removeStorage(memory)
        const files = (await json<readonly KeptFile[]>(this.#root + part.files)) ?? []
        this.#tell({ type: 'forget', urls: files.map(([path]) => this.#root + encodeURI(path)) })
        await again()
      })
      place.replaceChildren(text, ' ', remove)
      return
    }
    const keep = async () => {
      if (this.#working === memory) return
      this.#working = memory
      const isWhole = await this.#keep(part, before, (done) => {
        const values = {
          name,
          done: done.toLocaleString(this.#language),
          count: part.count.toLocaleString(this.#language),
        }
        place.replaceChildren(fill(words.keeping, values))
      })
      this.#working = undefined
      if (!isWhole) return again(words.keepFailed)
      writeStorage(memory, `${part.files} ${new Date().toISOString()}`)
      this.#tell({ type: 'sweep' })
      // What this tab has read may be of before.
      forgetPages()
      await again()
    }
    // Who asked for the whole once has it with what a later deploy changed.
    if (before !== undefined && !hasFailed) return keep()
    const size = megabytes(part.bytes, this.#language)
    place.append(button(fill(words.keep, { name, size }), keep))
  }

  /** Have the worker keep all files of a list that it lacks, or has of another state. True when none is missing. */
  async #keep(part: Part, listBefore: string | undefined, tell: (done: number) => void): Promise<boolean> {
    const files = await json<readonly KeptFile[]>(this.#root + part.files)
    if (!files) return false
    const before = listBefore === undefined ? [] : ((await json<readonly KeptFile[]>(this.#root + listBefore)) ?? [])
    const known = new Map(before.map(([path, , hash]) => [path, hash]))
    let done = 0
    let isWhole = true
    await each(files, async ([path, , hash]) => {
      const url = this.#root + encodeURI(path)
      const isNamedByContent = path.startsWith('assets/')
      if (!((isNamedByContent || known.get(path) === hash) && (await isKept(url)))) {
        const response = await fetch(url, { cache: 'no-cache' }).catch(() => undefined)
        // What the worker answers from its cache is of before.
        const isNew = response?.ok === true && (isNamedByContent || !response.headers.has(keptHeader))
        if (!isNew || !(await isKept(url))) isWhole = false
      }
      done += 1
      if (done % 10 === 0) tell(done)
    })
    return isWhole
  }
}

/** The argument of the offer below a page. */
interface Offer {
  readonly part: Part
  /** Key in the reader's storage under which it is known what was kept, and when. */
  readonly memory: string
  readonly name: string
  /** It was tried, and something did not come: the reader says when to try again. */
  readonly hasFailed?: boolean
}

function button(text: string, work: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'doc-footer__copy'
  made.textContent = text
  made.addEventListener('click', async () => {
    const place = made.parentElement
    made.disabled = true
    await work()
    // Who pressed it by key goes on at the one in its place.
    if (document.activeElement === document.body) place?.querySelector('button')?.focus({ preventScroll: true })
  })
  return made
}

function megabytes(bytes: number, language: string): string {
  return (bytes / 1e6).toLocaleString(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
