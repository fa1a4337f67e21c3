import { expect } from 'vitest'
import { memoryHost, type MemorySite } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import type { Diagnostic } from '../packages/ssg-cli/src/model/diagnostic.ts'
import type { FileChange } from '../packages/ssg-cli/src/watch/watch-host.ts'
import type { SiteUpdate } from '../packages/ssg-cli/src/watch/site-update.ts'
import type { WatchedSite } from '../packages/ssg-cli/src/watch/watched-site.ts'
import { watchSite } from '../packages/ssg-cli/src/watch.ts'
import { buildInMemory } from './memory-site.ts'

/** A site in memory that is watched. */
export interface Watched {
  readonly site: WatchedSite
  /** Edit files as an author does, and wait until all is known. */
  edit(change: (files: MemorySite['files']) => void): Promise<void>
  readonly updates: SiteUpdate[]
  diagnostics(): readonly Diagnostic[]
  text(path: string): Promise<string | undefined>
}

/** Watch a site in memory, until all of it is known. */
export async function watchInMemory(source: MemorySite, locale?: readonly string[]): Promise<Watched> {
  const updates: SiteUpdate[] = []
  let diagnostics: readonly Diagnostic[] = []
  const site = watchSite(
    memoryHost(source),
    { drafts: false, ...(locale && { locale }) },
    {
      updated: (update) => updates.push(update),
      broke: (error) => {
        throw error
      },
      found: (found) => {
        if (found.isWhole) diagnostics = found.diagnostics
      },
    },
  )
  await site.update('all')
  await site.settled()
  return {
    site,
    updates,
    diagnostics: () => diagnostics,
    async edit(change) {
      const before = new Map(source.files)
      change(source.files)
      await site.update(changesBetween(before, source.files))
      await site.settled()
    },
    async text(path) {
      const file = await site.file(path)
      if (!file) return undefined
      return Buffer.from('content' in file ? file.content : (source.files.get(file.source) ?? '')).toString()
    },
  }
}

/** Expect that every file and diagnostic is that of a build from nothing, which it gives. */
export async function expectAsBuilt(
  name: string,
  source: MemorySite,
  watched: Watched,
): ReturnType<typeof buildInMemory> {
  const clean = await buildInMemory({ ...source, files: new Map(source.files) })
  expect({ name, diagnostics: watched.diagnostics() }).toEqual({ name, diagnostics: clean.result.diagnostics })
  if (clean.result.state !== 'done') return clean
  const served: Record<string, string | undefined> = {}
  for (const path of clean.outputs.keys()) served[path] = await watched.text(path)
  // Rules for the host of a built site; a server of its own sets its headers itself.
  const { _headers, ...files } = Object.fromEntries(clean.outputs)
  expect({ name, files: served }).toEqual({ name, files: { ...files, _headers: undefined } })
  return clean
}

function changesBetween(before: MemorySite['files'], after: MemorySite['files']): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path): FileChange[] => {
    if (!before.has(path)) return [{ path, kind: 'added' }]
    if (!after.has(path)) return [{ path, kind: 'removed' }]
    return before.get(path) === after.get(path) ? [] : [{ path, kind: 'changed' }]
  })
}
