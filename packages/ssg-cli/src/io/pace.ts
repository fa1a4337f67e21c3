/**
 * How fast pages are made, without the first ones: these load what the others use.
 *
 *     const pace = new Pace(100)
 *     pace.made = 10
 *     pace.millisecondsLeft(1000)   // → 0: what comes after is counted from here
 *     pace.made = 12
 *     pace.millisecondsLeft(1400)   // → 17600: 88 pages of 200 ms
 */
export class Pace {
  /** How many are made. */
  made = 0
  readonly #pages: number
  #first: { readonly made: number; readonly at: number } | undefined

  constructor(pages: number) {
    this.#pages = pages
  }

  /** How many are left. */
  get left(): number {
    return Math.max(0, this.#pages - this.made)
  }

  /** What the pages that are left take at this pace, in ms; 0 as long as none is known. `now` is in ms, too. */
  millisecondsLeft(now: number): number {
    this.#first ??= { made: this.made, at: now }
    const made = this.made - this.#first.made
    return made === 0 ? 0 : ((now - this.#first.at) / made) * this.left
  }
}
