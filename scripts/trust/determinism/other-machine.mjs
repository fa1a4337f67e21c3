/**
 * Loaded before the command line, in its threads too: the clock of another day, and folders that list their files in
 * another order.
 *
 *     TRUST_DAYS=400      today is that many days later
 *     TRUST_SHUFFLE=7     the order of files follows from this number
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { randomFrom } from '../shared/random.mjs'

const days = Number(process.env.TRUST_DAYS ?? 0)
const seed = process.env.TRUST_SHUFFLE

if (days !== 0) {
  const RealDate = Date
  const shifted = () => RealDate.now() + days * 24 * 60 * 60 * 1000
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [shifted()] : given))
    }
    static now() {
      return shifted()
    }
  }
}

if (seed !== undefined) {
  const random = randomFrom(Number(seed))
  const shuffled = (list) => list.map((entry) => [random.below(2 ** 30), entry]).sort(([a], [b]) => a - b)
  const inAnyOrder = (list) => shuffled(list).map(([, entry]) => entry)
  const { readdirSync, readdir } = fs
  const { readdir: readLater } = fs.promises
  fs.readdirSync = (...given) => inAnyOrder(readdirSync(...given))
  fs.promises.readdir = async (...given) => inAnyOrder(await readLater(...given))
  fs.readdir = (...given) => {
    const answer = given.pop()
    readdir(...given, (error, list) => answer(error, list && inAnyOrder(list)))
  }
  syncBuiltinESMExports()
}
