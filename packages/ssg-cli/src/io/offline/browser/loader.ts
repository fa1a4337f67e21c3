/**
 * What runs a site that is opened from files, where browsers load neither modules nor data: both are scripts that hand
 * over what they hold. It is a script that runs at once, before all others of a page.
 */

type Load = (name: string) => Promise<unknown>
type Require = (name: string) => unknown
interface ModuleObject {
  exports: unknown
}
/** What a module does, as a function of what only modules know. */
export type Run = (require: Require, module: ModuleObject, load: Load, url: string) => void

interface Defined {
  readonly needs: readonly string[]
  readonly run: Run
  module?: ModuleObject
}

const { dataset } = document.currentScript ?? document.documentElement
const { root: toRoot = '', base = '/', html = 'folder', data = '', origin = '' } = dataset
/** The folder of the site. */
const root = new URL(toRoot || '.', location.href.replace(/[?#].*$/s, ''))
const fileNames = new RegExp(`\\.(?:html|${data})$`, 'i')

const defined = new Map<string, Defined>()
const texts = new Map<string, string | Uint8Array<ArrayBuffer>>()
const loading = new Map<string, Promise<void>>()

/** Put a script of the site into the page, once. */
function loadScript(path: string): Promise<void> {
  const known = loading.get(path)
  if (known) return known
  const loaded = new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.src = fileUrl(path)
    script.addEventListener('load', () => {
      script.remove()
      done()
    })
    script.addEventListener('error', () => fail(new TypeError(`The file "${path}" is not in this folder.`)))
    document.head.append(script)
  })
  loading.set(path, loaded)
  loaded.catch(() => loading.delete(path))
  return loaded
}

async function loadModule(path: string, above: ReadonlySet<string> = new Set()): Promise<void> {
  if (!defined.has(path)) await loadScript(path)
  const needs = defined.get(path)?.needs ?? []
  const next = new Set(above).add(path)
  await Promise.all(needs.filter((need) => !next.has(need)).map((need) => loadModule(need, next)))
}

function runModule(path: string): unknown {
  const found = defined.get(path)
  if (!found) throw new TypeError(`The module "${path}" is not in this folder.`)
  if (!found.module) {
    const module: ModuleObject = { exports: {} }
    found.module = module
    const require: Require = (name) => runModule(beside(path, name))
    found.run(require, module, (name) => load(path, name), fileUrl(path))
  }
  return found.module.exports
}

/** Import what a module names: a file of the site, or what browsers load themselves, such as code that a page makes (`blob:`). */
function load(path: string, name: string): Promise<unknown> {
  const isElsewhere = /^(?:blob|data|https?):/.test(name) && pathOf(name) === undefined
  return isElsewhere ? import(name) : importModule(beside(path, name))
}

async function importModule(path: string): Promise<unknown> {
  await loadModule(path)
  return runModule(path)
}

/** The path of a file that another one names: `./b.js`, or from the root of the published site. */
function beside(path: string, name: string): string {
  const own = pathOf(name.replace(/#.*$/s, ''))
  return own ?? pathOf(new URL(name, fileUrl(path)).href) ?? name
}

function fileUrl(path: string): string {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), root).href
}

/** The path of a URL below the folder; undefined for what lies elsewhere. */
function pathOf(url: string): string | undefined {
  const own = origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (own.startsWith('//')) return undefined
  if (own.startsWith(base)) return decodeURIComponent(own.slice(base.length))
  return own.startsWith(root.href) ? decodeURIComponent(own.slice(root.href.length)) : undefined
}

/** The file of a URL as the published site has it: `/docs/a#b` → `file:///…/a/index.html#b`. */
function localUrl(url: string): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const isRoot = `${address}/` === base
  if (address.startsWith('//')) return undefined
  if (!isRoot && !address.startsWith(base) && !(origin !== '' && address.startsWith(`${origin}${base}`)))
    return undefined
  const path = isRoot ? '' : pathOf(address)
  if (path === undefined) return undefined
  if (path === '' || path.endsWith('/')) return fileUrl(`${path}index.html`) + rest
  if (fileNames.test(path)) return fileUrl(path) + rest
  return fileUrl(html === 'file' ? `${path}.html` : `${path}/index.html`) + rest
}

/** Links and pictures that scripts make have URLs of the published site. */
function makeLocal(element: Element): void {
  for (const name of ['href', 'src', 'action']) {
    const url = element.getAttribute(name)
    const local = url === null ? undefined : localUrl(url)
    if (url === null || local === undefined) continue
    if (name === 'href' && element instanceof HTMLElement) element.dataset['href'] = url
    element.setAttribute(name, local)
  }
}

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes' && target instanceof Element) makeLocal(target)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      makeLocal(node)
      for (const below of node.querySelectorAll('[href], [src], [action]')) makeLocal(below)
    }
  }
}).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['href', 'src', 'action'],
})

const fetchOnline = globalThis.fetch.bind(globalThis)

/** Data of the site comes from scripts, all else from where it is asked for. */
globalThis.fetch = async (input, init) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  const path = pathOf(url) ?? pathOf(new URL(url, location.href).href)
  if (path === undefined) return fetchOnline(input, init)
  const name = path.replace(/[?#].*$/s, '')
  await loadScript(`${name}.js`)
  return new Response(texts.get(name) ?? null, { status: texts.has(name) ? 200 : 404 })
}

Object.assign(globalThis, {
  docsBuildOffline: {
    /** A module of the site, as a function. */
    module(path: string, needs: readonly string[], run: Run) {
      defined.set(path, { needs, run })
      if (document.currentScript?.hasAttribute('data-run')) importModule(path).catch(reportError)
    },
    text: (path: string, text: string) => texts.set(path, text),
    bytes: (path: string, base64: string) =>
      texts.set(
        path,
        Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      ),
  },
})
