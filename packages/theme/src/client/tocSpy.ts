import { findAll } from './dom.ts'

let entries: readonly { readonly heading: HTMLElement; readonly links: readonly HTMLElement[] }[] = []
let active: readonly HTMLElement[] = []

/** Take the table of contents of the page that is shown. */
export function watchToc(): void {
  const links = groupByHash(findAll<HTMLAnchorElement>('.toc__list a'))
  entries = [...links].flatMap(([hash, group]) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    return heading ? [{ heading, links: group }] : []
  })
  active = []
  spyToc()
}

/** Mark the entry of the section that is read. Call it when the page scrolls. */
export function spyToc(): void {
  if (entries.length === 0) return
  const line = readingLine()
  const shown = entries.filter(({ heading }) => heading.offsetParent !== null)
  const passed = shown.filter(({ heading }) => heading.getBoundingClientRect().top <= line)
  const next = passed.at(-1)?.links ?? []
  if (next === active) return
  for (const link of active) link.removeAttribute('aria-current')
  for (const link of next) link.setAttribute('aria-current', 'location')
  active = next
  keepInView(next)
}

/**
 * The height on the screen at which the reader reads: below the navbar, and moving down to the bottom edge
 * over the last screenful, so that short sections at the end of the page have their turn too.
 */
function readingLine(): number {
  const top = 96
  const end = document.documentElement.scrollHeight - innerHeight
  const screenful = Math.min(innerHeight, end)
  const progress = screenful <= 0 ? 0 : Math.max(0, (scrollY - (end - screenful)) / screenful)
  return top + progress ** 2 * (innerHeight - top)
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
