import { findAll } from './dom.ts'
import { hashTarget } from './reveal.ts'

interface Entry {
  readonly heading: HTMLElement
  readonly links: readonly HTMLElement[]
}

interface Chosen {
  readonly entry: Entry
  readonly hasArrived: boolean
  /** How far the heading was from the top of the screen when it was looked at last. */
  readonly distance: number
}

let entries: readonly Entry[] = []
let active: readonly HTMLElement[] = []
/** The section that the reader chose: its entry is marked until the page is scrolled away from it. */
let chosen: Chosen | undefined

/** Below the navbar: where a heading comes to that was jumped to, and where reading begins. */
const readingTop = 96

/** Follow what readers choose in the table of contents: its entry is marked, and the list of phones makes way for it. */
export function startToc(): void {
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    addEventListener(type, () => (chosen = undefined), { passive: true })
  // Capture: the list is closed before the browser jumps, or the section would move up after the jump.
  document.addEventListener('click', choose, { capture: true })
}

/** Take the table of contents of the page that is shown. */
export function watchToc(): void {
  const links = groupByHash(findAll<HTMLAnchorElement>('.toc__list a'))
  entries = [...links].flatMap(([hash, group]) => {
    const heading = hashTarget(hash)
    return heading ? [{ heading, links: group }] : []
  })
  active = []
  const entry = entries.find(({ heading }) => heading === hashTarget(location.hash))
  chosen = entry && isReached(entry.heading) ? { entry, hasArrived: true, distance: 0 } : undefined
  spyToc()
}

/** Mark the entry of the section that is read. Call it when the page scrolls. */
export function spyToc(): void {
  if (entries.length === 0) return
  const next = (chosenEntry() ?? readEntry())?.links ?? []
  if (next === active) return
  for (const link of active) link.removeAttribute('aria-current')
  for (const link of next) link.setAttribute('aria-current', 'location')
  active = next
  keepInView(next)
}

function choose({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('.toc__list a') : null
  const entry = link && entries.find(({ links }) => links.includes(link))
  if (!entry || ctrlKey || metaKey || shiftKey) return
  chosen = { entry, hasArrived: false, distance: Infinity }
  link.closest('.toc-fold')?.removeAttribute('open')
  requestAnimationFrame(spyToc)
}

/** The chosen section: while the page scrolls towards it, and as long as it stays there. */
function chosenEntry(): Entry | undefined {
  if (!chosen) return undefined
  const { entry, hasArrived, distance: before } = chosen
  const isThere = isReached(entry.heading)
  const distance = Math.abs(entry.heading.getBoundingClientRect().top)
  const isOnTheWay = !hasArrived && distance <= before
  chosen = isThere || isOnTheWay ? { entry, hasArrived: isThere || hasArrived, distance } : undefined
  return chosen?.entry
}

/** Says whether the page is scrolled to a heading, or as near to it as the page's end allows. */
function isReached(heading: HTMLElement): boolean {
  const { top } = heading.getBoundingClientRect()
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  return top >= 0 && (top <= readingTop || (isEnd && top < innerHeight))
}

function readEntry(): Entry | undefined {
  const line = readingLine()
  const shown = entries.filter(({ heading }) => heading.offsetParent !== null)
  return shown.findLast(({ heading }) => heading.getBoundingClientRect().top <= line)
}

/**
 * The height on the screen at which the reader reads: below the navbar, and moving down to the bottom edge
 * over the last screenful, so that short sections at the end of the page have their turn too.
 */
function readingLine(): number {
  const end = document.documentElement.scrollHeight - innerHeight
  const screenful = Math.min(innerHeight, end)
  const progress = screenful <= 0 ? 0 : Math.max(0, (scrollY - (end - screenful)) / screenful)
  return readingTop + progress ** 2 * (innerHeight - readingTop)
}

function keepInView(links: readonly HTMLElement[]): void {
  const pane = links.map((link) => link.closest<HTMLElement>('.toc')).find((toc) => toc !== null)
  const link = links.find((candidate) => pane?.contains(candidate))
  if (!pane || !link || pane.scrollHeight <= pane.clientHeight) return
  pane.scrollTop = link.offsetTop - pane.clientHeight / 2
}

function groupByHash(links: readonly HTMLAnchorElement[]): Map<string, HTMLAnchorElement[]> {
  const groups = new Map<string, HTMLAnchorElement[]>()
  for (const link of links) groups.set(link.hash, [...(groups.get(link.hash) ?? []), link])
  return groups
}
