import type { PostHead, PostReading } from '../../model/head.ts'

/** Words that are read in a minute. */
const pace = 200

/**
 * Count how long it takes to read a post, and look whether it says where its beginning ends.
 *
 * @see https://docusaurus.io/docs/blog#reading-time
 */
export function scanPost(text: string, reading: PostReading): PostHead {
  const minutes = Math.max(1, Math.ceil(wordsIn(text, reading.language) / pace))
  return { ...reading, minutes, isCut: new RegExp(reading.marker).test(text) }
}

/** Segmenters are costly to make and few: one for each language. */
const segmenters = new Map<string, Intl.Segmenter>()

function wordsIn(text: string, language: string): number {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
  return count
}
