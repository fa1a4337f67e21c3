import { isAbsolute } from 'node:path'
import { pluginDiagnostic } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PluginContext, SourceContext } from '../../plugin-source.ts'
import { hashOf } from '../../text/hash.ts'
import { wayFrom } from '../../text/urls/resolve-path.ts'
import { readText } from '../../text/text-of.ts'

/** What a source was made from. Plain data. */
export interface Dependencies {
  /** Path relative to the site folder → hash, null for a file that was not there. */
  readonly files: Readonly<Record<string, string | null>>
  /** URL → hash of what it gave. */
  readonly urls: Readonly<Record<string, { readonly hash: string; readonly maxAgeSeconds?: number }>>
}

/** Reads for a source, and remembers what it read. */
export interface SourceReader extends Pick<SourceContext, 'read' | 'fetch'> {
  dependencies(): Dependencies
  warnings(plugin: string): readonly Diagnostic[]
}

type ReaderHost = Pick<Host, 'files' | 'pluginStore'>

/** Make what a source reads with. */
export function sourceReader(host: ReaderHost, { siteDir, workDir }: PluginContext): SourceReader {
  const files: Record<string, string | null> = {}
  const urls: Record<string, Dependencies['urls'][string]> = {}
  const problems = new Map<string, string>()
  return {
    async read(path) {
      const file = isAbsolute(path) ? wayFrom(siteDir, path) : path.replace(/^(?:\.\/)+/, '')
      files[file] = hashIn(host, file)
      if (files[file] === null) throw new Error(`There is no file ${JSON.stringify(file)}`)
      return readText(host, file)
    },
    async fetch(url, { maxAgeSeconds } = {}) {
      const age = maxAgeSeconds !== undefined && { maxAgeSeconds }
      const { bytes, problem } = await host.pluginStore.fetch(url, { folder: workDir, ...age })
      urls[url] = { hash: hashOf(bytes), ...age }
      if (problem !== undefined) problems.set(url, problem)
      return bytes
    },
    dependencies: () => ({ files, urls }),
    warnings: (plugin) =>
      Array.from(problems, ([url, problem]) =>
        pluginDiagnostic(plugin, {
          code: 'kept-answer',
          message: `The answer of ${JSON.stringify(url)} is the one that was kept: ${problem}`,
        }),
      ),
  }
}

/** True while everything that a source was made from is as it was. */
export async function areCurrent(
  host: ReaderHost,
  { files, urls }: Dependencies,
  { workDir: folder }: PluginContext,
): Promise<boolean> {
  if (Object.entries(files).some(([file, hash]) => hashIn(host, file) !== hash)) return false
  for (const [url, { hash, maxAgeSeconds }] of Object.entries(urls)) {
    const age = maxAgeSeconds !== undefined && { maxAgeSeconds }
    const answer = await host.pluginStore.fetch(url, { folder, ...age }).catch(() => undefined)
    if (!answer || answer.problem !== undefined || hashOf(answer.bytes) !== hash) return false
  }
  return true
}

function hashIn({ files }: Pick<Host, 'files'>, file: string): string | null {
  return files.stat(file)?.isFile ? files.hash(file) : null
}
