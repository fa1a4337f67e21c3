import { createElement, memo, useCallback, useState, type ReactNode } from 'react'
import { tellAround } from './around-islands.tsx'
import { Surroundings } from './surroundings.tsx'

interface SlotProps {
  readonly id: string
  readonly html: string
  /** Called with its element when it is shown, and with null when it goes. */
  readonly onShown: (slot: HTMLElement | null) => void
}

/** A part of the page within a component, which shows it, or not, and does not change it. */
export const Slot = /* @__PURE__ */ memo(process.env['DOCS_BUILD_CONTEXTS'] ? PlacedSlot : PlainSlot)

function PlainSlot({ id, html, onShown }: SlotProps): ReactNode {
  return createElement('docs-slot', {
    ref: onShown,
    'data-slot': id,
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  })
}

/** A slot that tells the islands in it what contexts hold at its place. */
function PlacedSlot({ onShown, ...slot }: SlotProps): ReactNode {
  const [surroundings] = useState(() => new Surroundings())
  const tell = useCallback(
    (element: HTMLElement | null) => {
      if (element) tellAround(element, surroundings)
      onShown(element)
    },
    [onShown, surroundings],
  )
  return (
    <>
      <PlainSlot {...slot} onShown={tell} />
      <surroundings.Gather />
    </>
  )
}
