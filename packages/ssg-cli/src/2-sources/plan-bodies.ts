import type { DocPlan } from '../model/page-plan.ts'
import { hashValues } from '../text/hash.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { DocHead } from '../model/head.ts'
import type { Doc, SiteGraph, Version } from '../model/site.ts'
import type { SiteContext } from '../model/page-job.ts'
import { bodyInputs } from './docs/body-inputs.ts'
import type { ScannedCollection, ScannedVersion } from './docs/scan-site.ts'

/** What follows the imports of each doc: once for the bundles' entries, and for the plans. */
export function planBodies(
  host: Host,
  scanned: readonly ScannedCollection[],
  graph: SiteGraph,
  context: { readonly config: SiteContext['config']; readonly optionsHash: string },
  report: (diagnostic: Diagnostic) => void,
): ReadonlyMap<Doc, DocPlan> {
  const plans = new Map<Doc, DocPlan>()
  for (const { versions } of graph.collections) {
    for (const version of versions) {
      const own = scannedVersion(scanned, version)
      const heads = new Map(own.heads.map((head) => [head.file, head]))
      for (const doc of version.docs) {
        const head = heads.get(doc.file)
        if (!head) throw new Error(`the doc "${doc.id}" has a head`)
        plans.set(doc, planBody(host, { doc, head, version: own }, context, report))
      }
    }
  }
  return plans
}

/** What follows the imports of one doc, as its files are now. */
export function planBody(
  host: Host,
  { doc, head, version }: { readonly doc: Doc; readonly head: DocHead; readonly version: ScannedVersion },
  { config, optionsHash }: { readonly config: SiteContext['config']; readonly optionsHash: string },
  report: (diagnostic: Diagnostic) => void,
): DocPlan {
  const inputs = bodyInputs(host, config, version, head, report)
  const linkBase = { collection: doc.collection, version: doc.version, file: doc.file, permalink: doc.permalink }
  return {
    doc,
    linkBase,
    head,
    inputs,
    compileKey: hashValues(inputs.hash, optionsHash),
    historyKey: hashValues(head.source, optionsHash),
  }
}

function scannedVersion(scanned: readonly ScannedCollection[], version: Version): ScannedVersion {
  const found = scanned
    .find(({ config }) => config.id === version.collection)
    ?.versions.find(({ name }) => name === version.name)
  if (!found) throw new Error(`the version "${version.name}" was scanned`)
  return found
}
