import { make } from '../client/dom.ts'
import { loadErrorBox } from '../client/load-error-box.ts'
import { state } from '../client/state.ts'
import { keepQuery } from './kept-query.ts'
import { reloadWhenReachable } from '../client/reload-when-reachable.ts'
import { environment, longestQuery } from './environment.ts'
import { loadingDialogHtml } from './loading-dialog-html.ts'
import { searchFailed, words } from '../client/words.ts'

/** How long readers wait, in milliseconds, before they are told that something is on its way. */
const patience = 200

let shown: { readonly dialog: HTMLDialogElement; readonly end: () => void } | undefined

/** Fetch the code and data of the search, when a reader seems about to use it. A failure shows when they do. */
export function loadSearch(): void {
  import('./mount-dialog.tsx').catch(() => undefined)
  environment()
    .then((found) => found?.engine.prepare())
    .catch(() => undefined)
}

/** Open the search dialog, or close it if it is open. */
export function toggleSearch(): void {
  if (shown?.dialog.open) return shown.dialog.close()
  openSearch(selectedText())
  // What is typed next takes the place of what was selected on the page.
  findInput()?.select()
}

function findInput(): HTMLInputElement | null | undefined {
  return shown?.dialog.querySelector('input')
}

/** Open the search dialog with a query. The reader can type at once; what searches arrives meanwhile. */
export function openSearch(text: string): void {
  if (shown?.dialog.open) return
  // A dialog that was closed a moment ago has not heard of it yet.
  shown?.end()
  loadSearch()
  const dialog = loadingDialog()
  let unmount = () => dialog.replaceChildren()
  const end = () => {
    if (shown?.dialog !== dialog) return
    shown = undefined
    lockPage(false)
    unmount()
    dialog.remove()
  }
  shown = { dialog, end }
  document.body.append(dialog)
  lockPage(true)
  dialog.showModal()
  const input = findInput()
  if (input) input.value = text
  const close = () => dialog.close()
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close()
  })
  dialog.addEventListener('close', end)
  const timer = setTimeout(() => dialog.toggleAttribute('data-waits', true), patience)
  loadDialog(dialog, close)
    .then((off) => (unmount = off))
    .catch((error: unknown) => {
      console.warn('The search could not be loaded.', error)
      offerOtherWays(dialog)
    })
    .finally(() => {
      clearTimeout(timer)
      dialog.removeAttribute('data-waits')
    })
}

/** Without its engine the dialog is of no use: both come, or the way to load them once more. */
async function loadDialog(dialog: HTMLDialogElement, close: () => void): Promise<() => void> {
  const [{ mountDialog }, found] = await Promise.all([import('./mount-dialog.tsx'), environment()])
  if (!dialog.open || !found) return () => undefined
  return mountDialog({ dialog, environment: found, active: state.page.version, close })
}

/** What readers see and type into until the dialog itself has arrived: it looks the same. */
function loadingDialog(): HTMLDialogElement {
  const dialog = make('dialog', {
    className: 'search',
    // Said for tools that do not know the element.
    role: 'dialog',
    ariaModal: 'true',
    ariaLabel: words.search,
    innerHTML: loadingDialogHtml,
  })
  const icon = document.querySelector('[data-search] svg')?.cloneNode(true)
  const form = dialog.querySelector('form')
  if (icon) form?.prepend(icon)
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    dialog.dataset.entered = ''
  })
  dialog.querySelector('.search__loading')?.append(words.loadingSearch)
  const button = dialog.querySelector('button')
  button?.append(words.cancel)
  button?.addEventListener('click', () => dialog.close())
  const input = dialog.querySelector('input')
  if (!input) return dialog
  input.ariaLabel = input.placeholder = words.searchDocs
  input.maxLength = longestQuery
  input.addEventListener('input', () => delete dialog.dataset.entered)
  input.addEventListener('compositionstart', () => (input.dataset.composing = ''))
  input.addEventListener('compositionend', () => delete input.dataset.composing)
  return dialog
}

/** Code that did not load needs another document: this page again, or the search page. */
function offerOtherWays(dialog: HTMLDialogElement): void {
  const loading = dialog.querySelector<HTMLElement>('.search__loading')
  const { search } = state.site
  if (!loading || !search) return
  const typed = () => dialog.querySelector('input')?.value ?? ''
  const retry = async () => {
    // The button that had the focus is gone.
    dialog.querySelector('input')?.focus()
    keepQuery(typed())
    if (!(await reloadWhenReachable(location.href))) offerOtherWays(dialog)
  }
  const link = make('a', { href: search.href }, words.openSearchPage)
  // Its address holds what was typed at the time of the click.
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.assign(typed() === '' ? link.href : `${link.href}?q=${encodeURIComponent(typed())}`)
  })
  const box = loadErrorBox(retry, searchFailed)
  box.append(link)
  loading.before(box)
}

/** What a reader marked on the page is likely what they look for. */
function selectedText(): string {
  return (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery).trim()
}

/** Keep the page behind the dialog where it is, also by the width of its scroll bar. */
function lockPage(isLocked: boolean): void {
  const { documentElement: root } = document
  if (isLocked) root.style.scrollbarGutter = root.scrollHeight > root.clientHeight ? 'stable' : ''
  root.toggleAttribute('data-locked', isLocked)
  if (!isLocked) root.style.scrollbarGutter = ''
}
