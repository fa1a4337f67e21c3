import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { completeEnvironment } from './complete-environment.ts'
import { retryOnline } from './retry-online.ts'
import { searchAddress } from './search-address.ts'
import { SearchDialog } from './search-dialog.tsx'
import type { GivenEnvironment } from './search-environment.ts'
import { searchSession } from './search-session.ts'
import { searchedVersion, searchTags, type TagContext } from './search-tags.ts'
import { SearchWords } from './search-words.tsx'

/** The argument of {@link mountDialog}. */
export interface DialogMount {
  readonly dialog: HTMLDialogElement
  readonly environment: GivenEnvironment
  /** The version that the shown page belongs to. */
  readonly active: TagContext['active']
  readonly close: () => void
}

/**
 * Take over a dialog that a reader may have been typing in. Nothing typed is lost: the exchange happens at once, and
 * waits for an input method to finish its word. Returns what takes the dialog's content off again.
 */
export async function mountDialog({ dialog, environment: given, active, close }: DialogMount): Promise<() => void> {
  const before = dialog.querySelector('input')
  if (before?.dataset.composing !== undefined)
    await new Promise((done) => before.addEventListener('compositionend', done, { once: true }))
  const typed = { text: before?.value ?? '', from: before?.selectionStart ?? 0, to: before?.selectionEnd ?? 0 }
  const hadFocus = dialog.contains(document.activeElement)
  const environment = completeEnvironment(given)
  const context = { ...environment, tags: environment.site.tags, active }
  const collections = Object.keys(context.versions)
  const versions = versionsToName(context)
  const session = searchSession(environment.engine)
  const endRetry = retryOnline(session)
  const tags = searchTags(context)
  const { snippetWords, site } = environment
  session.ask({ text: typed.text.trim(), language: site.language, tags, snippetWords })
  const root = createRoot(dialog)
  flushSync(() =>
    root.render(
      <SearchWords value={environment.speech}>
        <SearchDialog
          environment={environment}
          session={session}
          tags={tags}
          pageHref={(text) => searchAddress(site.href, { text, versions }, collections)}
          initialText={typed.text}
          isEntered={dialog.dataset.entered !== undefined}
          close={close}
        />
      </SearchWords>,
    ),
  )
  const box = dialog.querySelector('input')
  if (hadFocus) box?.focus()
  box?.setSelectionRange(typed.from, typed.to)
  return () => {
    endRetry()
    session.end()
    root.unmount()
  }
}

/** The search page looks in the preferred versions: an address names only those that differ from them. */
function versionsToName({ versions, preferred, active }: TagContext): Record<string, string> {
  return Object.fromEntries(
    Object.keys(versions).flatMap((collection) => {
      const name = searchedVersion(collection, { versions, preferred, active })
      return name === undefined || name === searchedVersion(collection, { versions, preferred })
        ? []
        : [[collection, name]]
    }),
  )
}
