import { stringAt } from '../string-at.ts'
import { indexSettings } from './index-settings.ts'
import { languageSettings } from './language-settings.ts'
import type { IndexWriter, PushRecord } from './index-writer.ts'

/** What to put where. */
export interface Replacement {
  readonly index: string
  /** Name of the index that is filled before it replaces the other one. */
  readonly temporary: string
  readonly batches: readonly (readonly PushRecord[])[]
  /** Told of after each batch, and with `moving` when the old records are about to go. */
  readonly progress: (done: { readonly records: number; readonly moving: boolean }) => void
}

/**
 * Replace all records of an index in one step. Until then readers find the old ones; what fails before changes nothing that
 * they see. Rules, synonyms and settings that the site does not set stay.
 *
 * The client's own `replaceAllObjects` goes the same way, but takes settings from the old index only, and tells nothing of
 * how far it is.
 *
 * @see https://www.algolia.com/doc/libraries/sdk/methods/search/replace-all-objects
 */
export async function replaceIndex(
  writer: IndexWriter,
  { index, temporary, batches, progress }: Replacement,
): Promise<void> {
  await writer.copySettings(index, temporary)
  await writer.configure(temporary, { ...indexSettings, ...languageSettings(languagesOf(batches)) })
  const accepted: (() => Promise<void>)[] = []
  let records = 0
  for (const batch of batches) {
    accepted.push(await writer.send(temporary, batch))
    records += batch.length
    progress({ records, moving: false })
  }
  for (const arrived of accepted) await arrived()
  progress({ records, moving: true })
  await writer.move(temporary, index)
}

/** The languages of records: of the site, and of texts that are in another one. */
function languagesOf(batches: Replacement['batches']): Set<string> {
  const found = new Set<string>()
  for (const record of batches.flat()) {
    for (const key of ['language', 'lang']) {
      const language = stringAt(record, key)
      if (language !== undefined) found.add(language)
    }
  }
  return found
}
