import { hashValues } from '../text/hash.ts'
import type { Host } from '../host.ts'
import type { BlobRef } from '../model/page-job.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { searchIndex, type IndexFile } from '@docs-build/search/builder'

/** The files of the embedded search index, and what they follow from. */
export interface EmittedIndex {
  /** Equal for equal files. */
  readonly hash: string
  readonly files: () => readonly IndexFile[]
}

/**
 * Plan the embedded search index of the pages that were made. Undefined when the site has none: another provider, or
 * no page `/search`.
 */
export function emitSearchIndex(host: Host, site: Site, pages: readonly MadePage[]): EmittedIndex | undefined {
  const { config, context } = site
  if (context.layout.search.provider !== 'embedded') return undefined
  const indexed = pages.flatMap(({ plan, rendered: { search } }) => (search ? [{ url: plan.page.route, search }] : []))
  const collections = site.collections.map(({ id, versions }) => ({
    id,
    versions: versions.map(({ name, label, isLast }) => ({ name, label, isLast })),
  }))
  const hashes = indexed.map(({ url, search }) => `${url} ${search.tag} ${search.termsHash} ${search.textsHash}`)
  return {
    hash: hashValues(config.url, config.baseUrl, collections, hashes),
    files: () =>
      searchIndex({
        baseUrl: config.baseUrl,
        origin: config.url,
        collections,
        keep: (key, make) => keptText(host, key, make),
        pages: indexed.map(({ url, search }) => ({
          url,
          language: search.language,
          tag: search.tag,
          terms: () => host.cache.readBlob(search.terms),
          termsHash: search.termsHash,
          texts: {
            hash: search.textsHash,
            parts: search.parts,
            read: () => host.cache.readBlob(search.texts),
          },
        })),
      }),
  }
}

/** A text of an earlier build, or a new one that is kept for later. */
function keptText({ cache }: Host, of: string, make: () => string): string {
  const key = hashValues(of)
  const known = cache.get<{ readonly blob: BlobRef }>('search-terms', key)
  if (known) return cache.readBlob(known.blob)
  const text = make()
  cache.set('search-terms', key, { blob: cache.writeBlob(text) })
  return text
}
