/** The part of a file that is a page of its own, as a version is in a changelog. Lines count from 1. */
export interface BodyPart {
  readonly first: number
  readonly last: number
  /** By how many levels its headings rise, so that those below its title are of the second level. */
  readonly rise: number
  /** Lines elsewhere that define links of the part. */
  readonly definitions: readonly number[]
  /** Hash of its text. */
  readonly hash: string
}
