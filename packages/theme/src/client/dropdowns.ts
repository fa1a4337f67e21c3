import { nameDisclosures } from './disclosures.ts'
import { findAll, onEvent } from './dom.ts'
import { nextStop } from './next-stop.ts'

/** Give the dropdowns of the navbar what a disclosure alone lacks: hover, Escape, arrow keys, closing from outside. */
export function startDropdowns(): void {
  nameDisclosures(document)
  for (const dropdown of findAll<HTMLDetailsElement>('details.dropdown')) {
    // One is open at a time. The name is set here: validators of HTML don't know it yet.
    dropdown.name = '_navbar'
    openOnHover(dropdown)
    dropdown.addEventListener('keydown', (event) => moveByKey(dropdown, event))
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) dropdown.open = false
    })
  }
  document.addEventListener('click', ({ target }) => closeDropdowns(target instanceof Node ? target : undefined))
  document.addEventListener('keydown', ({ key }) => {
    // What the pointer opened can be sent away without moving it; the focus is somewhere else.
    if (key === 'Escape') closeDropdowns()
  })
  onEvent('click', '.dropdown__link', () => closeDropdowns())
}

/** Close all dropdowns but the one that holds `except`. */
export function closeDropdowns(except?: Node): void {
  for (const dropdown of findAll<HTMLDetailsElement>('details.dropdown[open]')) {
    if (!except || !dropdown.contains(except)) dropdown.open = false
  }
}

function openOnHover(dropdown: HTMLDetailsElement): void {
  let byHover = false
  dropdown.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || dropdown.open) return
    byHover = true
    closeDropdowns(dropdown)
    dropdown.open = true
  })
  dropdown.addEventListener('pointerleave', () => {
    if (byHover) dropdown.open = false
    byHover = false
  })
  dropdown.querySelector('summary')?.addEventListener('click', (event) => {
    // The pointer has opened it already: its click makes it stay instead of closing it under the reader's hand.
    if (byHover && event.detail > 0) event.preventDefault()
    byHover = false
  })
}

function moveByKey(dropdown: HTMLDetailsElement, event: KeyboardEvent): void {
  const { key, target } = event
  const stops = findAll('summary, .dropdown__list a', dropdown)
  const [summary, ...links] = stops
  const from = stops.find((stop) => stop === target)
  const isArrow = key.startsWith('Arrow')
  const isEscape = key === 'Escape'
  if (!dropdown.open && !isArrow) return
  const next = isEscape ? summary : from && nextStop(isArrow ? stops : links, from, key, ['ArrowUp', 'ArrowDown'])
  if (!next) return
  event.preventDefault()
  dropdown.open = !isEscape
  next.focus()
}
