import { languageFolder } from '../text/urls/site-root.ts'
import type { Emitter, JoinedFile } from './emitter.ts'

/** `search-records.json`: the records of all pages, for hosted search. */
export const searchRecordsFile: Emitter<JoinedFile> = ({ host, site, pages }) => {
  const texts = pages.flatMap(({ rendered: { records, files } }) => {
    const [html] = files
    if (!records || !html) return []
    const [, , length, checksum] = records
    return [{ hash: `${html.hash.slice(0, 16)} ${length} ${checksum}`, make: () => host.cache.readBlob(records) }]
  })
  return [{ path: `${languageFolder(site.config)}search-records.json`, brackets: ['[\n', ',\n', '\n]\n'], texts }]
}
