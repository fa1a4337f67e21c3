import { hashValues } from '../text/hash.ts'
import type { DerivedFiles, Emitter } from './emitter.ts'

/** `search-records.json`: the records of all pages, for hosted search. */
export const searchRecordsFile: Emitter<DerivedFiles> = ({ host, pages }) => {
  const path = 'search-records.json'
  const make = () => {
    // As bytes: the whole as one text, hashed and written, would be in memory four times.
    const texts: Buffer[] = []
    for (const { rendered } of pages) {
      if (!rendered.records) continue
      texts.push(Buffer.from(texts.length === 0 ? '[\n' : ',\n'), Buffer.from(host.cache.readBlob(rendered.records)))
    }
    return Buffer.concat([...texts, Buffer.from(texts.length === 0 ? '[\n\n]\n' : '\n]\n')])
  }
  const hash = hashValues(pages.map(({ rendered }) => rendered.files[0]?.hash))
  return [{ name: path, hash, files: () => [{ path, make }] }]
}
