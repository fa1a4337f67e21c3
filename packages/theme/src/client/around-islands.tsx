import { createElement, memo, type ReactNode } from 'react'
import type { ClientWords } from '../words/words.ts'
import { Alive } from './alive.tsx'
import { componentOf } from './component-of.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Surroundings } from './surroundings.tsx'
import { takeOver } from './take-over.ts'

/** What stands around islands in other trees. Undefined where that could not be brought to life. */
type Found = Surroundings | undefined

type Words = ClientWords['client']

interface Place {
  readonly found: Promise<Found>
  readonly settle: (found: Found) => void
}

/** Slots within components, by their elements. */
const places = new WeakMap<Element, Place>()

function placeOf(slot: Element): Place {
  const known = places.get(slot)
  if (known) return known
  let settle: Place['settle'] = () => undefined
  const place: Place = { found: new Promise((resolve) => (settle = resolve)), settle: (found) => settle(found) }
  places.set(slot, place)
  return place
}

/** Tell what is around a slot, which is shown now. */
export function tellAround(slot: Element, found: Found): void {
  placeOf(slot).settle(found)
}

/** Islands in the slots of a component that can't come to life do so without it. */
export function tellNothingAround(element: Element): void {
  for (const slot of element.querySelectorAll('[data-slot]')) tellAround(slot, undefined)
}

/**
 * What is around an island: the slot of a component, or what the site has around all content. Waits until that lives.
 *
 * @param root module of the latter
 */
export function aroundIsland(element: Element, root: string | undefined, words: Words): Promise<Found> {
  const slot = element.parentElement?.closest('[data-slot]')
  if (slot) return placeOf(slot).found
  return root === undefined ? Promise.resolve(undefined) : startRoot(root, words)
}

interface LiveRoot {
  readonly element: Element
  readonly found: Promise<Found>
  /** Takes it off, when it lives. */
  readonly end: () => void
}

let live: LiveRoot | undefined

/**
 * Bring what the site has around all content to life, once: it stays when the reader goes to another page, and takes the content of
 * that in. Where it shows nothing itself it has an element at the end of the page, for what it may show later. It begins anew on a
 * page where it shows something, after one where it did not.
 */
export function startRoot(url: string, words: Words): Promise<Found> {
  const element = document.querySelector('[data-root]')
  if (live && element && element !== live.element) {
    const [own, other] = [live.element, element].map((each) => each.querySelector('[data-inner]'))
    if (Boolean(own) === Boolean(other)) {
      own?.replaceChildren(...(other?.childNodes ?? []))
      element.replaceWith(live.element)
    } else {
      live.end()
      live = undefined
    }
  }
  live ??= hydrate(element ?? document.body.appendChild(document.createElement('docs-slot')), url, words)
  return live.found
}

function hydrate(element: Element, url: string, { pageCrashed, tryAgain }: Words): LiveRoot {
  const surroundings = new Surroundings()
  const rendered = element.innerHTML
  const inner = element.querySelector('[data-inner]')
  const content = (
    <>
      <surroundings.Gather />
      {inner ? <Content html={inner.innerHTML} /> : null}
    </>
  )
  let end = () => {}
  const start = async () => {
    const Root = componentOf(await import(url), url)
    await new Promise<void>((resolve) => {
      const tree = (
        <>
          <CrashBoundary title={pageCrashed} level="p" again={tryAgain} rendered={rendered}>
            <Root>{content}</Root>
          </CrashBoundary>
          <Alive tell={resolve} />
        </>
      )
      const leave = takeOver(element, tree)
      end = () => {
        leave()
        element.remove()
      }
    })
    return surroundings
  }
  const found = start().catch((error: unknown) => {
    console.warn('What the site has around its pages could not be loaded.', error)
    return undefined
  })
  return { element, found, end: () => end() }
}

/** The content of the page within what the site has around it: it is there, and React leaves it as it is. */
const Content = /* @__PURE__ */ memo(function Content({ html }: { readonly html: string }): ReactNode {
  return createElement('docs-slot', {
    'data-inner': '',
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  })
})
