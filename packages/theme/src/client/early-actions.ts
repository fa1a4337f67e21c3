/** What a reader did with a component that does not live yet, and what the field then held, if it is one. */
export type EarlyAction = readonly [event: Event, value: unknown, checked: unknown]

declare global {
  /** Set by the inline script: ends it, and gives what was done before the client was there. */
  var docsBuildActions: (() => readonly EarlyAction[]) | undefined
}

/** What components answer. The inline script listens to the same. */
export const actionTypes = ['click', 'keydown', 'input', 'change', 'submit'] as const

let early: readonly EarlyAction[] | undefined

/** What was done with a component before the client was there. */
export function earlyActions(component: Element): EarlyAction[] {
  early ??= globalThis.docsBuildActions?.() ?? []
  return early.filter(([event]) => belongsTo(component, event))
}

/** Take note of an action. A form without a place of its own would load the page anew, and is lost with it. */
export function noteAction(component: Element, event: Event, to: EarlyAction[]): void {
  if (!belongsTo(component, event)) return
  // What a target lacks is undefined.
  const field = event.target as HTMLInputElement
  to.push([event, field.value, field.checked])
  if (event.type === 'submit' && !field.getAttribute('action')) event.preventDefault()
}

/** False for what was done with another component that stands in this one. */
function belongsTo(component: Element, { target }: Event): boolean {
  const owner = (element: Element) => element.closest('[data-island],[data-react-page]')
  return target instanceof Element && owner(target) === owner(component)
}
