/** Find elements by selector, as an array. */
export function findAll<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] {
  return [...root.querySelectorAll<E>(selector)]
}

/**
 * Find elements that may be changed: not those of a component that is about to come to life, for it has to find them as they
 * were rendered.
 */
export function findSettled<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] {
  return findAll<E>(selector, root).filter((element) => element.closest('[data-wakes]') === null)
}

/** Call a function for events at elements that match a selector, now or later in the document. */
export function onEvent<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[K]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (element) listener(element, event)
  })
}

/** Says whether a click on a link asks for another tab or window. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** Call a function when the main thread has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** Make an element with these properties and children. */
export function make<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Partial<HTMLElementTagNameMap[N]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

/** Make a button that shows an outline on a grid of 24 and has a name. */
export function iconButton(className: string, name: string, outline: string): HTMLButtonElement {
  const innerHTML = `<svg class="docs-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${outline}"/></svg>`
  const button = make('button', { type: 'button', className, innerHTML })
  nameButton(button, name)
  return button
}

/** Name a button for screen readers and for the pointer. */
export function nameButton(button: HTMLElement, name: string): void {
  button.setAttribute('aria-label', name)
  button.title = name
}

/** The URL of a link as the site publishes it. In a folder without a server, `href` names a file. */
export function siteHref(link: Element): string | null {
  return link.getAttribute('data-href') ?? link.getAttribute('href')
}
