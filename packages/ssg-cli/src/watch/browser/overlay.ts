import type { FindingsMessage, LostMessage, ShownFinding } from './messages.ts'
import { overlayStyle } from './overlay-style.ts'

/** Shows what is wrong with the site, over the page. */
export interface Overlay {
  show(message: FindingsMessage): void
  /** Say that no page is at this URL, and which may be meant. */
  lost(page: LostMessage): void
}

/**
 * A badge that says how much is wrong, and a panel that says what. The panel opens by itself for errors of the page that
 * is shown and of the whole site; what is wrong elsewhere waits behind the badge.
 */
export function overlay(): Overlay {
  const host = document.createElement('docs-build-overlay')
  const root = host.attachShadow({ mode: 'open' })
  // The policy of a site forbids style elements; sheets made by scripts are none.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(overlayStyle)
  root.adoptedStyleSheets = [sheet]
  let message: FindingsMessage = { isWhole: true, errors: 0, warnings: 0, findings: [] }
  /** Known in this browser only. */
  let here: readonly ShownFinding[] = []
  let isOpen = false
  /** Errors that the author has seen and put away. */
  let dismissed = ''

  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
  return { show, lost }

  function lost(page: LostMessage): void {
    here = [lostFinding(page)]
    show(message)
  }

  function show(next: FindingsMessage): void {
    message = next
    const urgent = urgentOf(next.findings)
    if (urgent.length === 0) {
      dismissed = ''
      isOpen &&= next.findings.length > 0 && root.activeElement !== null
    } else if (identityOf(urgent) !== dismissed) isOpen = true
    draw()
  }

  function close(): void {
    isOpen = false
    dismissed = identityOf(urgentOf(message.findings))
    draw()
    root.querySelector<HTMLElement>('.badge')?.focus()
  }

  function urgentOf(findings: readonly ShownFinding[]): readonly ShownFinding[] {
    return [...here, ...findings.filter((finding) => finding.severity === 'error' && isHere(finding))]
  }

  function draw(): void {
    const { errors, warnings, findings } = message
    if (here.length + errors + warnings === 0) return host.remove()
    root.replaceChildren(isOpen ? panel(findings) : badge())
    if (!host.isConnected) document.documentElement.append(host)
  }

  function counts(): Pick<FindingsMessage, 'errors' | 'warnings'> {
    return { errors: message.errors, warnings: message.warnings + here.length }
  }

  function badge(): HTMLElement {
    const { errors, warnings } = counts()
    const button = element('button', 'badge', words(errors, warnings))
    button.dataset['severity'] = errors > 0 ? 'error' : 'warning'
    button.setAttribute('aria-expanded', 'false')
    button.addEventListener('click', () => {
      isOpen = true
      draw()
      root.querySelector<HTMLElement>('.close')?.focus()
    })
    return button
  }

  function panel(findings: readonly ShownFinding[]): HTMLElement {
    const { errors, warnings } = counts()
    const section = element('section', 'panel')
    section.setAttribute('role', 'region')
    section.setAttribute('aria-label', 'What is wrong with the site')
    const head = element('header', 'head')
    const title = element('h2', 'title', words(errors, warnings))
    const button = element('button', 'close', 'Close')
    button.title = 'Close (Escape)'
    button.addEventListener('click', close)
    head.append(title, button)
    const list = element('ol', 'list')
    const first = [...here, ...findings.filter(isHere)]
    const all = [...first, ...findings.filter((finding) => !first.includes(finding))]
    list.append(...all.map(item))
    const more = errors + warnings - all.length
    section.append(head, list, ...(more > 0 ? [element('p', 'more', `And ${more} more: see the terminal.`)] : []))
    return section
  }
}

function item({ severity, code, message, location, frame, advice, links = [] }: ShownFinding): HTMLElement {
  const entry = element('li', 'finding')
  entry.dataset['severity'] = severity
  const heading = element('p', 'heading')
  heading.append(element('span', 'severity', severity), element('code', 'code', code))
  if (location !== undefined) heading.append(element('span', 'place', location))
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

function lostFinding({ source, near }: LostMessage): ShownFinding {
  const message =
    source === undefined
      ? `No page has the address ${decodeURI(location.pathname)}.`
      : `The page of this address is gone with its file ${source}.`
  return {
    severity: 'warning',
    code: 'no-page',
    message,
    advice: near.length > 0 ? ['Pages that may be meant:'] : [],
    links: near,
    routes: [location.pathname],
  }
}

/** True for what concerns the page that is shown, or the whole site. */
function isHere({ routes }: ShownFinding): boolean {
  const key = (path: string) => decodeURI(path).replace(/(?:\/index\.html|\/)$/, '')
  return routes.length === 0 || routes.some((route) => key(route) === key(location.pathname))
}

function identityOf(findings: readonly ShownFinding[]): string {
  return JSON.stringify(findings)
}

function words(errors: number, warnings: number): string {
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
