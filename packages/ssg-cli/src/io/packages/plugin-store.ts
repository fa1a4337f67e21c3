import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchedAnswer, PluginStore } from '../../host.ts'
import { hashOf } from '../../text/hash.ts'
import { messageOf } from '../../text/message-of.ts'
import { walkFiles } from '../files/folders.ts'
import { writeOwnFile } from '../files/own-file.ts'
import { statOf } from '../files/stat-of.ts'
import { readFile } from '../files/read-file.ts'

/** How long an answer may take. */
const longestMs = 30_000

/**
 * Docs of plugins as files, and answers of the network, on disk.
 *
 * @param siteDir absolute path
 * @param filled told of a folder that was given its files: others may have written them, so nothing remembered of it holds
 */
export function pluginStore(siteDir: string, filled?: (folder: string) => void): PluginStore {
  return {
    fill(folder, files) {
      fill(join(siteDir, folder), files)
      filled?.(folder)
    },
    fetch: (url, { folder, maxAgeSeconds }) => keptAnswer(url, join(folder, 'fetched', hashOf(url)), maxAgeSeconds),
  }
}

/** Bring a folder to what it is to hold. */
function fill(folder: string, files: ReadonlyMap<string, string>): void {
  const before = existsSync(folder) ? new Set(walkFiles(folder)) : new Set<string>()
  for (const path of before) if (!files.has(path)) rmSync(join(folder, path), { force: true })
  for (const [path, text] of files) {
    const file = join(folder, path)
    if (!before.has(path) || readFile(file, 'utf8') !== text) writeOwnFile(file, text)
  }
}

/** The time of the file is the time of the answer. */
async function keptAnswer(url: string, file: string, maxAgeSeconds = Infinity): Promise<FetchedAnswer> {
  const kept = statOf(file)
  if (kept && Date.now() - kept.mtimeMs < maxAgeSeconds * 1000) return { bytes: readFile(file) }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestMs) })
    if (!response.ok) throw new Error(`the server says ${response.status} ${response.statusText}`.trimEnd())
    const bytes = new Uint8Array(await response.arrayBuffer())
    writeOwnFile(file, bytes)
    return { bytes }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const problem = messageOf(cause)
    if (kept) return { bytes: readFile(file), problem }
    throw new Error(`${JSON.stringify(url)} gives nothing: ${problem}`, { cause: error })
  }
}
