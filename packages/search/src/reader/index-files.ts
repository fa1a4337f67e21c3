import { SearchUnreachable } from '../search-engine.ts'
import type { LanguageRules } from '../languages/rules.ts'
import { indexFormat, type IndexManifest } from './index-format.ts'
import { plainWord } from './text-words.ts'

/** Reads a file by its URL. Rejects when there is none. */
export type ReadFile = (url: string, options: { readonly isFresh: boolean }) => Promise<string>

/** The files of one state of the index. Each is loaded once. */
export interface IndexFiles {
  readonly manifest: IndexManifest
  /** How words are read beyond letters, when the index needs it. */
  readonly rules: LanguageRules | undefined
  /** The JSON value of a piece. Rejects with {@link PieceMissing}. */
  piece<Value>(name: string): Promise<Value>
}

/** A piece can't be read: the network is gone, or the site was published anew since the manifest was loaded. */
export class PieceMissing extends Error {
  override name = 'PieceMissing'
}

/** Load the manifest and give access to its pieces. Rejects with {@link SearchUnreachable}. */
export async function openIndex(url: string, read: ReadFile): Promise<IndexFiles> {
  const manifest = await readManifest(url, read)
  const rules = manifest.hasRules ? await loadRules(manifest) : undefined
  const pieces = new Map<string, Promise<unknown>>()
  return {
    manifest,
    rules,
    piece<Value>(name: string): Promise<Value> {
      const known = pieces.get(name) ?? readPiece(`${manifest.folder}${name}.json`, read)
      pieces.set(name, known)
      // The builder of the same version wrote the piece: the manifest's format says so.
      return known as Promise<Value>
    },
  }
}

/** A file of its own: most indexes are of Latin letters. */
async function loadRules({ ranges }: IndexManifest): Promise<LanguageRules> {
  try {
    const { languageRules } = await import('../languages/language-rules.ts')
    return languageRules(plainWord, ranges)
  } catch (error) {
    throw new SearchUnreachable(messageOf(error), { cause: error })
  }
}

async function readManifest(url: string, read: ReadFile): Promise<IndexManifest> {
  let manifest: Partial<IndexManifest>
  try {
    // Checked below.
    manifest = JSON.parse(await read(url, { isFresh: true })) as Partial<IndexManifest>
  } catch (error) {
    throw new SearchUnreachable(`The search index "${url}" can't be read. ${messageOf(error)}`, { cause: error })
  }
  if (manifest.format !== indexFormat)
    throw new SearchUnreachable(
      `The search index "${url}" has format ${String(manifest.format)}, expected ${indexFormat}. Reload the page.`,
    )
  return manifest as IndexManifest
}

async function readPiece(url: string, read: ReadFile): Promise<unknown> {
  try {
    return JSON.parse(await read(url, { isFresh: false }))
  } catch (error) {
    throw new PieceMissing(`A piece of the search index, "${url}", can't be read. ${messageOf(error)}`, {
      cause: error,
    })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
