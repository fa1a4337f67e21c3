/**
 * The service worker of a site that asks for one: it keeps what readers load, and gives it to them when the network is away.
 *
 * What the network says is always preferred, so that nobody reads an old page without knowing. Only files whose names change
 * with what they hold are taken from the cache first.
 *
 * @see https://www.w3.org/TR/service-workers/
 */
import { keptPage, withKeptPages, type KeptPage } from './kept-pages-html.ts'
import type { ToWorker } from './messages.ts'

/** An event that lasts until its work is done. TypeScript has the types of workers only instead of those of pages. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AskedEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface ToldEvent extends LastingEvent {
  readonly data: ToWorker
  readonly ports: readonly MessagePort[]
}
interface Worker {
  readonly clients: { claim(): Promise<void> }
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: ToldEvent) => void): void
}
// A service worker's global object is of this kind.
const worker = self as unknown as Worker

/** Header of a response that was kept: when it came from the network, as an ISO date. Pages look for it too. */
const keptHeader = 'x-docs-build-kept'
/** The folder of the site. */
const base = new URL('.', location.href).pathname
const cacheName = `docs-build ${base}`
/** Who has a copy waits so long for a server that says nothing, in ms. */
const patience = 8000
/** Key of a file → when the copy that was shown came from the network. */
const shown = new Map<string, string>()
/** The site asks for it no longer: nothing is kept until the last page is left. */
let hasStopped = false
/** Asked once: to open a cache that was deleted meanwhile would bring it back. */
let opened: Promise<Cache | undefined> | undefined

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.open(cacheName), worker.clients.claim()])),
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (hasStopped || request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return
  // Of a video only parts are asked for.
  if (request.headers.has('range')) return
  event.respondWith(answer(event, pathname))
})

worker.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data.type === 'date') {
    const [port] = ports
    port?.postMessage(shown.get(keyOf(data.url)))
    port?.close()
  } else event.waitUntil(follow(data))
})

/** What is kept. Undefined when it was let go: browsers end a worker and start it again as long as a page has it. */
function keptFiles(): Promise<Cache | undefined> {
  opened ??= caches.has(cacheName).then((isThere) => (isThere ? caches.open(cacheName) : undefined))
  return opened
}

async function follow(told: Exclude<ToWorker, { readonly type: 'date' }>): Promise<void> {
  const cache = await keptFiles()
  if (told.type === 'stop') {
    hasStopped = true
    await caches.delete(cacheName)
    await worker.registration.unregister()
  } else if (!cache) return
  else if (told.type === 'forget') await Promise.all(told.urls.map((url) => cache.delete(keyOf(url))))
  else if (told.type === 'sweep') await sweep(cache)
  else await cache.put(missingKey(told.base), htmlResponse(told.html))
}

async function answer(event: AskedEvent, pathname: string): Promise<Response> {
  const { request } = event
  const cache = await keptFiles()
  if (request.cache === 'only-if-cached') return (await cache?.match(keyOf(request.url))) ?? nothing()
  if (!cache) return fetch(request)
  return pathname.startsWith(`${base}assets/`) ? keptFirst(cache, request) : networkFirst(cache, event)
}

function nothing(): Response {
  return new Response(null, { status: 204 })
}

/** The name of a file says what it holds: there is nothing newer. */
async function keptFirst(cache: Cache, request: Request): Promise<Response> {
  const kept = await cache.match(keyOf(request.url))
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await keep(cache, request.url, response.clone())
  return response
}

async function networkFirst(cache: Cache, event: AskedEvent): Promise<Response> {
  const { request } = event
  const kept = await cache.match(keyOf(request.url))
  const fromNetwork = fetch(request)
  let failure: unknown
  const response = await Promise.race([fromNetwork, ...(kept ? [after(patience)] : [])]).catch((error: unknown) => {
    failure = error
    return undefined
  })
  // A gateway without a server behind it is no answer either.
  if (response && (!kept || response.status < 500)) {
    shown.delete(keyOf(request.url))
    const keeping = response.ok && keep(cache, request.url, response.clone())
    if (keeping) event.waitUntil(keeping)
    // A page shows as it comes. What a script asks for may be counted on when it is there.
    if (keeping && request.mode !== 'navigate') await keeping
    if (response.status === 404 || response.status === 410) event.waitUntil(cache.delete(keyOf(request.url)))
    return response
  }
  // Whoever is slow may still come, for the next time.
  event.waitUntil(
    fromNetwork.then((late) => (late.ok ? keep(cache, request.url, late) : undefined)).catch(() => undefined),
  )
  if (kept) {
    shown.set(keyOf(request.url), kept.headers.get(keptHeader) ?? '')
    return kept
  }
  if (request.mode === 'navigate') return missingPage(cache, request.url)
  throw failure
}

function after(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, ms, undefined))
}

/** Keep a response, whole and without its history. What a full disk refuses is read from the network the next time. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  // It is kept as it reads, not as it travelled.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(keptHeader, new Date().toISOString())
  if (hasStopped) return
  try {
    await cache.put(keyOf(url), new Response(await response.blob(), { headers }))
  } catch (error) {
    console.warn(`"${url}" could not be kept for reading offline.`, error)
  }
}

/** The one URL under which a file is kept, however a server or a link writes it: `/a/`, `/a`, `/a/index.html`, `/a.html`. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  return origin + (pathname.replace(/(?:\/index)?\.html$|\/$/, '') || '/')
}

function missingKey(folder: string): string {
  return new URL('?missing-page', new URL(folder, location.href)).href
}

/** What to say of a page that is not kept, in the language of its folder. */
async function missingPage(cache: Cache, url: string): Promise<Response> {
  const folders = new URL(url).pathname.split('/').map((_, index, all) => `${all.slice(0, index).join('/')}/`)
  for (const folder of folders.reverse()) {
    const found = await cache.match(missingKey(folder))
    if (found) return htmlResponse(withKeptPages(await found.text(), await keptPages(cache)))
  }
  return Response.error()
}

async function keptPages(cache: Cache): Promise<readonly KeptPage[]> {
  const keys = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(`${base}assets/`))
  const pages = keys
    .filter(({ url }) => !url.endsWith('?missing-page'))
    // Of many pages those that were read last.
    .slice(-200)
    .reverse()
    .map(async (key) => {
      const response = await cache.match(key)
      if (!response?.headers.get('content-type')?.includes('text/html')) return []
      return keptPage(key.url, await response.text()) ?? []
    })
  return (await Promise.all(pages)).flat()
}

function htmlResponse(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Let go of assets that no kept page leads to: each deploy brings some under new names. */
async function sweep(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const isAsset = ({ url }: Request) => new URL(url).pathname.startsWith(`${base}assets/`)
  const left = new Map(keys.filter(isAsset).map((key) => [nameOf(key.url), key]))
  const reached = keys.filter((key) => !isAsset(key))
  for (let key = reached.pop(); key; key = reached.pop()) {
    const response = await cache.match(key)
    if (!/text|json|javascript|xml/.test(response?.headers.get('content-type') ?? '')) continue
    const text = (await response?.text()) ?? ''
    // The search index tells the names of its pieces without a space between them.
    const names = key.url.endsWith('/search-index.json')
      ? [...left.keys()].filter((name) => text.includes(name.replace(/\.json$/, '')))
      : text.match(/[\w@.-]{8,}/g)
    for (const name of names ?? []) {
      const found = left.get(name)
      if (found) reached.push(found)
      left.delete(name)
    }
  }
  await Promise.all([...left.values()].map((key) => cache.delete(key)))
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
