import { duplicateDocId } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import type { PlacedDoc } from './place-doc.ts'

/** Keep the first doc of each id. */
export function uniqueDocs(docs: readonly PlacedDoc[], version: string): Outcome<ReadonlyMap<string, PlacedDoc>> {
  const byId = new Map<string, PlacedDoc>()
  const files = new Map<string, string[]>()
  for (const doc of docs) {
    const first = byId.get(doc.id)
    if (!first) byId.set(doc.id, doc)
    else files.set(doc.id, [...(files.get(doc.id) ?? [first.head.source]), doc.head.source])
  }
  const diagnostics: Diagnostic[] = Array.from(files, ([id, list]) => duplicateDocId({ id, files: list, version }))
  return outcome(byId, diagnostics)
}
