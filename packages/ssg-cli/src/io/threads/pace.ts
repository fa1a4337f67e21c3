/** Milliseconds of the first pages: they load what the others use, and compile what the others run. */
const warmUp = 1000
/** Pages after them of which a pace is known. */
const enoughPages = 3

/**
 * How fast pages are made, without the first ones. Times are those of the CPU, in ms: on a busy machine pages take longer, and
 * nothing is gained by giving them to more threads.
 *
 *     const pace = new Pace(100)
 *     pace.made = 10
 *     pace.millisecondsLeft(1000)   // → 0: what comes after is counted from here
 *     pace.made = 14
 *     pace.millisecondsLeft(1800)   // → 17200: 86 pages of 200 ms
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

  /** What the pages that are left take at this pace; 0 as long as none is known. `now` is counted from when the first page began. */
  millisecondsLeft(now: number): number {
    if (now < warmUp) return 0
    this.#first ??= { made: this.made, at: now }
    const made = this.made - this.#first.made
    return made < enoughPages ? 0 : ((now - this.#first.at) / made) * this.left
  }
}
