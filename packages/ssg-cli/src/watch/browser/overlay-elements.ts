import type { ShownDiagnostic } from './messages.ts'

/** How much is wrong. */
export interface Counts {
  readonly errors: number
  readonly warnings: number
}

/** The badge: how much is wrong, and a way to what. */
export function badgeElement(counts: Counts, onClick: () => void): HTMLElement {
  const button = element('button', 'badge', words(counts))
  button.dataset['severity'] = counts.errors > 0 ? 'error' : 'warning'
  button.setAttribute('aria-expanded', 'false')
  button.addEventListener('click', onClick)
  return button
}

/** The panel: what is wrong. Of the diagnostics some may be missing that are counted. */
export function panelElement(findings: readonly ShownDiagnostic[], counts: Counts, onClose: () => void): HTMLElement {
  const section = element('section', 'panel')
  section.setAttribute('role', 'region')
  section.setAttribute('aria-label', 'What is wrong with the site')
  const head = element('header', 'head')
  const button = element('button', 'close', 'Close')
  button.title = 'Close (Escape)'
  button.addEventListener('click', onClose)
  head.append(element('h2', 'title', words(counts)), button)
  const list = element('ol', 'list')
  list.append(...findings.map(item))
  section.append(head, list)
  const more = counts.errors + counts.warnings - findings.length
  if (more > 0) section.append(element('p', 'more', `And ${more} more: see the terminal.`))
  return section
}

function item({ severity, code, message, location, frame, advice, links = [] }: ShownDiagnostic): HTMLElement {
  const entry = element('li', 'finding')
  entry.dataset['severity'] = severity
  const heading = element('p', 'heading')
  heading.append(element('span', 'severity', severity), element('code', 'code', code))
  if (location !== undefined) heading.append(element('span', 'location', location))
  entry.append(heading, element('p', 'message', message))
  if (frame) {
    const lines = element('pre', 'frame', frame)
    lines.tabIndex = 0
    entry.append(lines)
  }
  entry.append(...advice.map((line) => element('p', 'advice', line)))
  if (links.length > 0) entry.append(linkList(links))
  return entry
}

function linkList(links: readonly string[]): HTMLElement {
  const list = element('ul', 'links')
  for (const href of links) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = decodeURI(href)
    const entry = element('li', 'link')
    entry.append(link)
    list.append(entry)
  }
  return list
}

function words({ errors, warnings }: Counts): string {
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`])
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ')
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  if (made instanceof HTMLButtonElement) made.type = 'button'
  return made
}
