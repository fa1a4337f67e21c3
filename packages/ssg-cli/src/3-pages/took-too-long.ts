import type { Culprit } from '../model/page-job.ts'

/** A step of a page that was ended, since it took longer than a step may take. */
export class TookTooLong extends Error {
  readonly seconds: number
  /** What takes so long, where it is known. */
  readonly culprit: Culprit | undefined

  constructor(seconds: number, culprit?: Culprit) {
    super(`A step of a page took longer than ${seconds} seconds`)
    this.name = 'TookTooLong'
    this.seconds = seconds
    this.culprit = culprit
  }
}
