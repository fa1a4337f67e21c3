import type { DiagnosticsMessage, LostMessage, ShownDiagnostic } from './messages.ts'
import { badgeElement, panelElement, type Counts } from './overlay-elements.ts'
import { overlayStyle } from './overlay-style.ts'

/**
 * Shows what is wrong with the site, over the page: a badge that says how much is wrong, and a panel that says what. The
 * panel opens by itself for errors of the page that is shown and of the whole site; what is wrong elsewhere waits behind
 * the badge.
 */
export class Overlay {
  readonly #host = document.createElement('docs-build-overlay')
  readonly #root = this.#host.attachShadow({ mode: 'open' })
  #message: DiagnosticsMessage = { isWhole: true, errors: 0, warnings: 0, findings: [] }
  /** Known in this browser only. */
  #here: readonly ShownDiagnostic[] = []
  #isOpen = false
  /** Errors that the author has seen and put away. */
  #dismissed = ''

  constructor() {
    // The policy of a site forbids style elements; sheets made by scripts are none.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(overlayStyle)
    this.#root.adoptedStyleSheets = [sheet]
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#isOpen || event.defaultPrevented) return
      event.preventDefault()
      this.#close()
    })
  }

  /** Show what is wrong now. */
  show(message: DiagnosticsMessage): void {
    this.#message = message
    const urgent = this.#urgent()
    if (urgent.length === 0) {
      this.#dismissed = ''
      this.#isOpen &&= message.findings.length > 0 && this.#root.activeElement !== null
    } else if (identityOf(urgent) !== this.#dismissed) this.#isOpen = true
    this.#draw()
  }

  /** Say that no page is at this URL, and which may be meant. */
  lost(page: LostMessage): void {
    this.#here = [lostFinding(page)]
    this.show(this.#message)
  }

  #open(): void {
    this.#isOpen = true
    this.#draw()
    this.#focus('.close')
  }

  #close(): void {
    this.#isOpen = false
    this.#dismissed = identityOf(this.#urgent())
    this.#draw()
    this.#focus('.badge')
  }

  #focus(selector: string): void {
    this.#root.querySelector<HTMLElement>(selector)?.focus()
  }

  #urgent(): readonly ShownDiagnostic[] {
    const errors = this.#message.findings.filter((finding) => finding.severity === 'error' && isHere(finding))
    return [...this.#here, ...errors]
  }

  #draw(): void {
    const counts = this.#counts()
    if (counts.errors + counts.warnings === 0) return this.#host.remove()
    this.#root.replaceChildren(
      this.#isOpen
        ? panelElement(this.#findings(), counts, () => this.#close())
        : badgeElement(counts, () => this.#open()),
    )
    if (!this.#host.isConnected) document.documentElement.append(this.#host)
  }

  #counts(): Counts {
    const { errors, warnings } = this.#message
    return { errors, warnings: warnings + this.#here.length }
  }

  /** What concerns this page comes first. */
  #findings(): readonly ShownDiagnostic[] {
    const { findings } = this.#message
    return [...this.#here, ...findings.filter(isHere), ...findings.filter((finding) => !isHere(finding))]
  }
}

function lostFinding({ source, near }: LostMessage): ShownDiagnostic {
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
function isHere({ routes }: ShownDiagnostic): boolean {
  const key = (path: string) => decodeURI(path).replace(/(?:\/index\.html|\/)$/, '')
  return routes.length === 0 || routes.some((route) => key(route) === key(location.pathname))
}

function identityOf(findings: readonly ShownDiagnostic[]): string {
  return JSON.stringify(findings)
}
