import { definePlugin } from 'docs-build'

/** Readers find pumps when they look for "compressor". */
export default definePlugin({
  name: 'synonyms',
  search: (records) =>
    records.map((record) => {
      const isAboutPumps = record.texts.some((text) => text.includes('pump'))
      return isAboutPumps ? { ...record, texts: [...record.texts, 'compressor'] } : record
    }),
})
