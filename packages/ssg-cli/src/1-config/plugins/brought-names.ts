import type { Files } from '../../host.ts'
import type { Plugin } from '../../plugin.ts'
import { isObject } from '../../text/is-object.ts'
import { decodeText } from '../../text/text-of.ts'

/** Names that a config may use because plugins bring what they stand for. */
export interface BroughtNames {
  /** Ids of collections. */
  readonly sourceIds: readonly string[]
  /** Languages of code, in small letters. */
  readonly languages: readonly string[]
}

/** Read which names plugins bring. */
export function broughtNames(files: Pick<Files, 'read'>, plugins: readonly Plugin[]): BroughtNames {
  return {
    sourceIds: plugins.flatMap(({ sources = [] }) => sources.map(({ id }) => id)),
    languages: plugins.flatMap(({ code }) =>
      (code?.languages ?? []).flatMap((grammar) =>
        languageNames(typeof grammar === 'string' ? grammarIn(files, grammar) : grammar),
      ),
    ),
  }
}

function languageNames(grammar: unknown): readonly string[] {
  if (!isObject(grammar)) return []
  const { name, aliases } = grammar
  const names: readonly unknown[] = [name, ...(Array.isArray(aliases) ? aliases : [])]
  return names.flatMap((each) => (typeof each === 'string' ? [each.toLowerCase()] : []))
}

/** A file that is no grammar is told when its hash is asked for. */
function grammarIn(files: Pick<Files, 'read'>, path: string): unknown {
  try {
    return JSON.parse(decodeText(files.read(path)))
  } catch {
    return undefined
  }
}
