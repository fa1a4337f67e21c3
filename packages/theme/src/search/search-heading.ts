import type { Speech } from '../words/speech.ts'

/** The heading of the search page, with which its title begins. */
export function searchHeading(text: string, { words, fill }: Pick<Speech, 'words' | 'fill'>): string {
  return text === '' ? words.heading : fill(words.resultsFor, { query: text })
}
