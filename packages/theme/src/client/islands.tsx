import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ClientWords } from '../words/words.ts'
import { Alive } from './alive.tsx'
import { aroundIsland, tellNothingAround } from './around-islands.tsx'
import { componentOf } from './component-of.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Slot } from './slot.tsx'
import { takeOver } from './take-over.ts'

/** The parts of the page within a component. */
export interface Slots {
  /** Name of a slot → the HTML that stands in it. */
  readonly html: ReadonlyMap<string, string>
  /** Called with a slot when it is shown, and with null when it goes. */
  readonly onShown: (slot: HTMLElement | null) => void
}

/** What the client hands in: what this module imported of it would part both into several scripts. */
export interface MountedIn {
  readonly words: ClientWords['client']
  readonly slots: Slots
  /** URL of the module of what the site has around all content. */
  readonly around: string | undefined
}

/** A component that came to life. */
export interface Island {
  readonly unmount: () => void
  /** Resolves when React has taken over what was there, or made it anew. */
  readonly shown: Promise<void>
}

/**
 * Bring an element that React rendered on the server to life. It rejects when its module can't be loaded or has no component.
 */
export async function mountIsland(
  element: HTMLElement,
  url: string,
  kind: 'island' | 'page',
  { words, slots, around }: MountedIn,
): Promise<Island> {
  const endSpinner = showSpinner(element, words.loading)
  const loading = import(url).then((module) => componentOf(module, url)).finally(endSpinner)
  if (process.env['DOCS_BUILD_CONTEXTS']) loading.catch(() => tellNothingAround(element))
  const Component = await loading
  const surroundings = process.env['DOCS_BUILD_CONTEXTS'] && (await aroundIsland(element, around, words))
  for (const template of element.querySelectorAll(':scope > template[data-slot]')) template.remove()
  let alive: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (alive = resolve))
  const island = (
    <>
      <CrashBoundary
        title={kind === 'page' ? words.pageCrashed : words.partCrashed}
        level={kind === 'page' ? 'h1' : 'p'}
        again={words.tryAgain}
        {...('detected' in element.dataset && { rendered: element.innerHTML })}
      >
        <Component {...propsOf(element, slots)} />
      </CrashBoundary>
      <Alive tell={alive} />
    </>
  )
  const tree = surroundings ? <surroundings.Provide>{island}</surroundings.Provide> : island
  return { unmount: element.hasChildNodes() ? takeOver(element, tree) : render(element, tree), shown }
}

function render(element: Element, tree: ReactNode): () => void {
  const root = createRoot(element)
  root.render(tree)
  return () => root.unmount()
}

function propsOf(element: HTMLElement, slots: Slots): Record<string, unknown> {
  const { props } = element.dataset
  // The generator wrote the attribute from an object.
  return props ? (JSON.parse(props, (_, value) => withSlot(value, slots)) as Record<string, unknown>) : {}
}

function withSlot(value: unknown, slots: Slots): unknown {
  if (typeof value !== 'object' || value === null || !('$slot' in value)) return value
  const id = String(value.$slot)
  return <Slot id={id} html={slots.html.get(id) ?? ''} onShown={slots.onShown} />
}

/** Show that an element without content is on its way, after a moment. Returns what ends it. */
function showSpinner(element: HTMLElement, name: string): () => void {
  if (element.hasChildNodes()) return () => undefined
  const timer = setTimeout(() => {
    const spinner = { className: 'spinner', role: 'progressbar', ariaLabel: name }
    element.append(Object.assign(document.createElement('div'), spinner))
  }, 200)
  return () => {
    clearTimeout(timer)
    element.querySelector('.spinner')?.remove()
  }
}
