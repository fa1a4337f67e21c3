import { languageFolder } from '../text/urls/site-root.ts'
import { manifestPath, searchIndex } from '@docs-build/search/builder'
import type { Host } from '../host.ts'
import type { BlobRef } from '../model/page-job.ts'
import { hashValues } from '../text/hash.ts'
import type { DerivedFiles, Emitter } from './emitter.ts'

/** The embedded search index of the pages that were made: none with another provider, or without a page `/search`. */
export const searchIndexFiles: Emitter<DerivedFiles> = ({ host, site, pages }) => {
  const { config, context } = site
  if (context.layout.search.provider !== 'embedded') return []
  const folder = languageFolder(config)
  const { synonyms = [] } = config.search
  const languages = config.languages?.all.map(({ code }) => code) ?? []
  const indexed = pages.flatMap(({ plan, rendered: { search } }) => (search ? [{ url: plan.page.route, search }] : []))
  const collections = site.collections.map(({ id, versions }) => ({
    id,
    versions: versions.map(({ name, label, isLast }) => ({ name, label, isLast })),
  }))
  const hashes = indexed.map(({ url, search: { tag, termsHash, textsHash, textLanguage = '' } }) =>
    [url, tag, termsHash, textsHash, textLanguage].join(' '),
  )
  const sources = () =>
    indexed.map(({ url, search }) => ({
      url,
      language: search.language,
      ...(search.textLanguage !== undefined && { textLanguage: search.textLanguage }),
      tag: search.tag,
      terms: () => host.cache.readBlob(search.terms),
      termsHash: search.termsHash,
      texts: { hash: search.textsHash, parts: search.parts, read: () => host.cache.readBlob(search.texts) },
    }))
  const files = () =>
    searchIndex({
      baseUrl: config.baseUrl,
      origin: config.url,
      collections,
      languages,
      synonyms,
      keep: (key, make) => keptText(host, key, make),
      pages: sources(),
    }).map((file) => ({ ...file, path: folder + file.path, isNamedByContent: file.path !== manifestPath }))
  const name = folder === '' ? 'search-index' : `search-index ${folder}`
  return [{ name, hash: hashValues(name, config.url, config.baseUrl, collections, languages, synonyms, hashes), files }]
}

/** Gives a text of an earlier build, or a new one that is kept for later: also for who asks for it again. */
function keptText({ cache }: Host, of: string, make: () => string): () => string {
  const key = hashValues(of)
  const find = () => cache.get<{ readonly blob: BlobRef }>('search-terms', key)
  // Asked at once, so that it stays in the cache even if this build needs only what was made of it.
  const known = find()
  return () => {
    const kept = known ?? find()
    if (kept) return cache.readBlob(kept.blob)
    const text = make()
    cache.set('search-terms', key, { blob: cache.writeBlob(text) })
    return text
  }
}
