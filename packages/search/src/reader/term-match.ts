/** A term of the index that stands for a word of the query. */
export interface TermMatch {
  readonly term: string
  /** From 0 to 1: how surely it is what the reader means. */
  readonly quality: number
  readonly postings: string
  /** Letters of the term that count as found, for a beginning; all of them otherwise. */
  readonly typed: number
}
