import type { Culprit } from '../model/page-job.ts'

/** A step of a page that was ended, since it took longer than a step may take. */
export class TookTooLong extends Error {
  readonly seconds: number
  /** What takes so long, where it is known. */
  readonly culprit: Culprit | undefined

  constructor(seconds: number, culprit?: Culprit) {
    super(`it took longer than ${seconds} s and was ended`)
    this.name = 'TookTooLong'
    this.seconds = seconds
    this.culprit = culprit
  }
}

/** What waits for a promise that nothing is left to settle. */
export class NeverSettled extends Error {
  constructor() {
    super('it waits for a promise that nothing settles')
    this.name = 'NeverSettled'
  }
}
