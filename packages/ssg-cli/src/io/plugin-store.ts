import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchedAnswer, PluginStore } from '../host.ts'
import type { FileChange } from '../watch/watch-host.ts'
import { hashOf } from '../text/hash.ts'
import { messageOf } from '../text/message-of.ts'
import { walkFiles } from './folders.ts'
import { writeOwnFile } from './own-file.ts'

/** How long an answer may take. */
const longestMs = 30_000

/**
 * Docs of plugins as files, and answers of the network, on disk.
 *
 * @param siteDir absolute path
 * @param changed told of the files that are others now, by their paths relative to the site folder
 */
export function pluginStore(siteDir: string, changed?: (changes: readonly FileChange[]) => void): PluginStore {
  return {
    fill(folder, files) {
      const changes = filled(join(siteDir, folder), files)
      if (changes.length > 0) changed?.(changes.map(({ path, kind }) => ({ path: `${folder}/${path}`, kind })))
    },
    fetch: (url, { folder, maxAgeSeconds }) => keptAnswer(url, join(folder, 'fetched', hashOf(url)), maxAgeSeconds),
  }
}

/** Bring a folder to what it is to hold, and say what was different. */
function filled(folder: string, files: ReadonlyMap<string, string>): readonly FileChange[] {
  const before = existsSync(folder) ? new Set(walkFiles(folder)) : new Set<string>()
  const changes: FileChange[] = []
  for (const path of before) {
    if (files.has(path)) continue
    rmSync(join(folder, path), { force: true })
    changes.push({ path, kind: 'removed' })
  }
  for (const [path, text] of files) {
    const isThere = before.has(path)
    if (isThere && readFileSync(join(folder, path), 'utf8') === text) continue
    writeOwnFile(join(folder, path), text)
    changes.push({ path, kind: isThere ? 'changed' : 'added' })
  }
  return changes
}

/** The time of the file is the time of the answer. */
async function keptAnswer(url: string, file: string, maxAgeSeconds = Infinity): Promise<FetchedAnswer> {
  const kept = statSync(file, { throwIfNoEntry: false })
  if (kept && Date.now() - kept.mtimeMs < maxAgeSeconds * 1000) return { bytes: readFileSync(file) }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestMs) })
    if (!response.ok) throw new Error(`the server says ${response.status} ${response.statusText}`.trimEnd())
    const bytes = new Uint8Array(await response.arrayBuffer())
    writeOwnFile(file, bytes)
    return { bytes }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const problem = messageOf(cause)
    if (kept) return { bytes: readFileSync(file), problem }
    throw new Error(`${JSON.stringify(url)} gives nothing: ${problem}`, { cause: error })
  }
}
