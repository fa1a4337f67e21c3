import type { EarlyAction } from './early-actions.ts'

/** Do again what a reader did with a component before it lived: as often, in the same order, with the same values. */
export async function repeatActions(actions: readonly EarlyAction[]): Promise<void> {
  for (const action of actions) {
    repeat(action)
    // React shows what came of it before the next one.
    await Promise.resolve()
  }
}

function repeat(action: EarlyAction): void {
  const [event] = action
  const { target, type, defaultPrevented } = event
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  if (type === 'submit') {
    // A button that was pressed for it was clicked, which is repeated.
    if (defaultPrevented && !(event as SubmitEvent).submitter) (target as HTMLFormElement).requestSubmit()
  } else if (!defaultPrevented && prepare(target as Field, action)) {
    // An event tells all of itself that another one like it is made of.
    target.dispatchEvent(new (event.constructor as typeof Event)(type, event))
  }
}

/** Bring a field back to when this happened, before the browser did its part, which it does again. False for what happens once. */
function prepare(field: Field, [{ type }, value, checked]: EarlyAction): boolean {
  const isBox = /^(?:checkbox|radio)$/.test(field.type)
  if (type === 'click') {
    const label = field.closest('label')?.control
    if (field.closest('a[href],[type=file],[type=color]') || (label && label !== field)) return false
    field.closest('summary')?.parentElement?.toggleAttribute('open')
    if (isBox) field.checked = !checked
  } else if (type !== 'keydown') {
    // They follow from the click.
    if (isBox) return false
    if (typeof value === 'string' && field.value !== value) field.value = value
    // React answers only what differs from the value that it knows.
    if (type === 'input') field._valueTracker?.setValue(`${value} `)
  }
  return true
}

interface Field extends HTMLInputElement {
  /** React's own. */
  readonly _valueTracker?: { readonly setValue: (value: string) => void }
}
