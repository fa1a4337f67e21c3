import { hashValues } from '../text/hash.ts'
import type { DerivedFiles, Emitter } from './emitter.ts'

/** `search-records.json`: the records of all pages, for hosted search. */
export const searchRecordsFile: Emitter<DerivedFiles> = ({ host, pages }) => {
  const path = 'search-records.json'
  const make = () => {
    const texts = pages.flatMap(({ rendered: { records } }) => (records ? [host.cache.readBlob(records)] : []))
    return `[\n${texts.join(',\n')}\n]\n`
  }
  const hash = hashValues(pages.map(({ rendered }) => rendered.files[0]?.hash))
  return [{ name: path, hash, files: () => [{ path, make }] }]
}
