/**
 * The browser's part of `docs-build watch`: shows edits in the page that is open, and what is wrong with the site.
 *
 * It runs before the theme, and knows nothing of it but two events on `window`:
 *
 * - `docs-build:page`, a cancelable `CustomEvent<PageEventDetail>`: show this document in the place of what is shown. A theme
 *   that does so calls `preventDefault()`; for one that does not the page is loaded again.
 * - `docs-build:stale`, a `CustomEvent<StaleEventDetail>`: pages that were fetched before are not up to date any more, and
 *   with `isSite` data of sidebars neither.
 */
import { connect } from './connect.ts'
import { livePage } from './live-page.ts'
import type { DiagnosticsMessage, UpdateMessage } from './messages.ts'
import { Overlay } from './overlay.ts'

const own = document.currentScript
// A classic script knows itself; its folder is the tool's.
const { src = '', dataset = {} } = own instanceof HTMLScriptElement ? own : {}
const folder = src.replace(/[^/]*$/, '')
const overlay = new Overlay()
const page = livePage(folder, (lost) => overlay.lost(lost))
// The theme's script runs when the document is parsed: an update that came sooner would find nobody to show it.
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))

connect(`${folder}events`, dataset['last'] ?? '', {
  update: (data) => void parsed.then(() => page.update(data as UpdateMessage)),
  findings: (data) => overlay.show(data as DiagnosticsMessage),
})
