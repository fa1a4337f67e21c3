/** A step of a page that was ended, since it took longer than a step may take. */
export class TookTooLong extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`A step of a page took longer than ${seconds} seconds`)
    this.name = 'TookTooLong'
    this.seconds = seconds
  }
}
